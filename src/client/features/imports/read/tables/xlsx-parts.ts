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
const unescaped = (text: string): string =>
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

/** The built-in date formats of spreadsheets. */
const isDateFormat = (id: number): boolean => (id >= 14 && id <= 17) || id === 22;

/** Which styles of cells show a number as a day. */
export function dateStyles(styles: string): ReadonlySet<number> {
  const custom = new Map<number, boolean>();
  const found = new Set<number>();
  let isInCells = false;
  let index = 0;
  const parser = xmlParser();
  parser.on("openTag", (tag, attributes) => {
    const name = localName(tag);
    if (name === "cellXfs") isInCells = true;
    if (name === "numFmt") {
      const { numFmtId = "", formatCode = "" } = attributes();
      custom.set(Number(numFmtId), showsDay(formatCode));
    }
    if (name !== "xf" || !isInCells) return;
    const id = Number(attributes()["numFmtId"] ?? 0);
    if (custom.get(id) ?? isDateFormat(id)) found.add(index);
    index += 1;
  });
  parser.on("closeTag", (tag) => {
    if (localName(tag) === "cellXfs") isInCells = false;
  });
  if (styles !== "") parser.parse(styles);
  return found;
}

/** Ignores colours, conditions and quoted words, whose letters are no codes. */
const showsDay = (format: string): boolean =>
  /[dy]/i.test(format.replaceAll(/\[[^\]]*\]|"[^"]*"|&quot;.*?&quot;|\\./g, ""));

export function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isText = false;
  const parser = xmlParser();
  parser.on("openTag", (tag) => {
    const name = localName(tag);
    if (name === "si") text = "";
    isText = name === "t";
  });
  parser.on("text", (value, decode) => {
    if (isText) text += decode(value);
  });
  parser.on("closeTag", (tag) => {
    if (localName(tag) === "si") strings.push(text);
    isText = false;
  });
  if (xml !== "") parser.parse(xml);
  return strings;
}
