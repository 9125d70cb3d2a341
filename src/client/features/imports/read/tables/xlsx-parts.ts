import { localName, xmlParser } from "./xml-parser.ts";

export type SheetPart = { name: string; path: string; isHidden: boolean };

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** A workbook's sheets as its tabs show them, and whether its days are counted from 1904. */
export function sheetsOf(
  workbook: string,
  relations: string,
): { sheets: SheetPart[]; countsFrom1904: boolean } {
  const paths = pathsIn(relations);
  const sheets: SheetPart[] = [];
  let countsFrom1904 = false;
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    const name = localName(tag);
    if (name === "workbookPr") countsFrom1904 = isTrue(attributes()["date1904"]);
    if (name !== "sheet") return;
    const own = attributes();
    const path = paths.get(own["r:id"] ?? "");
    const isHidden = own["state"] === "hidden" || own["state"] === "veryHidden";
    if (path !== undefined) sheets.push({ name: unescaped(own["name"] ?? ""), path, isHidden });
  });
  if (workbook !== "") parser.parse(workbook);
  return { sheets, countsFrom1904 };
}

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };
export const unescaped = (text: string): string =>
  Object.entries(entities).reduce((all, [entity, sign]) => all.replaceAll(entity, sign), text);

function pathsIn(relations: string): Map<string, string> {
  const paths = new Map<string, string>();
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    if (localName(tag) !== "Relationship") return;
    const { Id = "", Target = "" } = attributes();
    paths.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
  });
  if (relations !== "") parser.parse(relations);
  return paths;
}

/** The form in which a cell shows its date: without its day or year, nobody sees the rest. */
export type DateForm = "day" | "month" | "no-year";

/** The built-in date formats of spreadsheets. */
const builtInForms: ReadonlyMap<number, DateForm> = new Map([
  [14, "day"],
  [15, "day"],
  [16, "no-year"],
  [17, "month"],
  [22, "day"],
]);

export type CellStyles = {
  dates: ReadonlyMap<number, DateForm>;
  struck: ReadonlySet<number>;
};

/** Which styles of cells show a number as a date, and which are struck out. */
export function cellStyles(styles: string): CellStyles {
  const custom = new Map<number, DateForm | undefined>();
  const struckFonts = new Set<number>();
  const dates = new Map<number, DateForm>();
  const struck = new Set<number>();
  let isInCells = false;
  let isInFonts = false;
  let index = 0;
  let font = -1;
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    const name = localName(tag);
    if (name === "cellXfs") isInCells = true;
    else if (name === "fonts") isInFonts = true;
    else if (name === "font") font += 1;
    else if (isInFonts && name === "strike" && isOn(attributes())) struckFonts.add(font);
    else if (name === "numFmt") {
      const { numFmtId = "", formatCode = "" } = attributes();
      custom.set(Number(numFmtId), formOf(formatCode));
    } else if (name === "xf" && isInCells) {
      const { numFmtId = "0", fontId = "0" } = attributes();
      const id = Number(numFmtId);
      const form = custom.has(id) ? custom.get(id) : builtInForms.get(id);
      if (form !== undefined) dates.set(index, form);
      if (struckFonts.has(Number(fontId))) struck.add(index);
      index += 1;
    }
  });
  parser.on("closeTag", (tag) => {
    if (localName(tag) === "cellXfs") isInCells = false;
    if (localName(tag) === "fonts") isInFonts = false;
  });
  if (styles !== "") parser.parse(styles);
  return { dates, struck };
}

/** `<strike/>` or `<strike val="1"/>`. */
const isOn = ({ val = "1" }: Record<string, string>): boolean => isTrue(val);

/** Ignores colours, conditions and quoted words, whose letters are no codes. */
function formOf(format: string): DateForm | undefined {
  const codes = format.replaceAll(/\[[^\]]*\]|"[^"]*"|&quot;.*?&quot;|\\./g, "");
  const [hasDay, hasYear] = [/d/i.test(codes), /y/i.test(codes)];
  if (hasDay) return hasYear ? "day" : "no-year";
  return hasYear ? "month" : undefined;
}

/** The texts that cells share, and which have something that is struck out. */
export type SharedStrings = { texts: readonly string[]; struck: ReadonlySet<number> };

export function sharedStrings(xml: string): SharedStrings {
  const texts: string[] = [];
  const struck = new Set<number>();
  let text = "";
  let isText = false;
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    const name = localName(tag);
    if (name === "si") text = "";
    if (name === "strike" && isOn(attributes())) struck.add(texts.length);
    isText = name === "t";
  });
  parser.on("text", (value, decode) => {
    if (isText) text += decode(value);
  });
  parser.on("closeTag", (tag) => {
    if (localName(tag) === "si") texts.push(text);
    isText = false;
  });
  if (xml !== "") parser.parse(xml);
  return { texts, struck };
}
