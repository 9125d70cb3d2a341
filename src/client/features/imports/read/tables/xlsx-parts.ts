import { decodeEntities } from "./entities.ts";
import { isOn } from "./xlsx-styles.ts";
import { isTrue, localName, xmlParser } from "./xml-parser.ts";

export type SheetPart = { name: string; path: string; isHidden: boolean };

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
    if (path !== undefined)
      sheets.push({ name: decodeEntities(own["name"] ?? ""), path, isHidden });
  });
  if (workbook !== "") parser.parse(workbook);
  return { sheets, countsFrom1904 };
}

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
