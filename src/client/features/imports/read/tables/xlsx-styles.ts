import type { DateForm } from "./cell-text.ts";
import { decodeEntities } from "./entities.ts";
import { marksIn, type Marks } from "./number-format.ts";
import { isTrue, localName, xmlParser, type Attributes } from "./xml-parser.ts";

/** What each style shows, by its number. */
export type CellStyles = {
  dates: ReadonlyMap<number, DateForm>;
  struck: ReadonlySet<number>;
  marks: ReadonlyMap<number, Marks>;
};

type NumberFormat = { form: DateForm | undefined; marks: Marks | null };

/** The built-in date formats of spreadsheets. */
const builtIn: ReadonlyMap<number, NumberFormat> = new Map(
  (
    [
      [14, "day"],
      [15, "day"],
      [16, "no-year"],
      [17, "month"],
      [22, "day"],
    ] as const
  ).map(([id, form]) => [id, { form, marks: null }]),
);

export function cellStyles(styles: string): CellStyles {
  const formats = new Map(builtIn);
  const struckFonts = new Set<number>();
  const dates = new Map<number, DateForm>();
  const marks = new Map<number, Marks>();
  const struck = new Set<number>();
  let isInCells = false;
  let isInFonts = false;
  let style = 0;
  let font = -1;
  const addStyle = (format: NumberFormat | undefined, isStruck: boolean) => {
    if (format?.form !== undefined) dates.set(style, format.form);
    if (format?.marks != null) marks.set(style, format.marks);
    if (isStruck) struck.add(style);
    style += 1;
  };
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    const name = localName(tag);
    if (name === "cellXfs") isInCells = true;
    else if (name === "fonts") isInFonts = true;
    else if (name === "font") font += 1;
    else if (isInFonts && name === "strike" && isOn(attributes())) struckFonts.add(font);
    else if (name === "numFmt") {
      const { numFmtId = "", formatCode = "" } = attributes();
      formats.set(Number(numFmtId), formatOf(decodeEntities(formatCode)));
    } else if (name === "xf" && isInCells) {
      const { numFmtId = "0", fontId = "0" } = attributes();
      addStyle(formats.get(Number(numFmtId)), struckFonts.has(Number(fontId)));
    }
  });
  parser.on("closeTag", (tag) => {
    if (localName(tag) === "cellXfs") isInCells = false;
    if (localName(tag) === "fonts") isInFonts = false;
  });
  if (styles !== "") parser.parse(styles);
  return { dates, struck, marks };
}

/** `<strike/>` or `<strike val="1"/>`. */
export const isOn = ({ val = "1" }: Attributes): boolean => isTrue(val);

function formatOf(code: string): NumberFormat {
  const form = dateForm(code);
  return { form, marks: form === undefined ? marksIn(code) : null };
}

/** Ignores colours, conditions and quoted words, whose letters are no codes. */
function dateForm(code: string): DateForm | undefined {
  const codes = code.replaceAll(/\[[^\]]*\]|"[^"]*"|\\./g, "");
  const [hasDay, hasYear] = [/d/i.test(codes), /y/i.test(codes)];
  if (hasDay) return hasYear ? "day" : "no-year";
  return hasYear ? "month" : undefined;
}
