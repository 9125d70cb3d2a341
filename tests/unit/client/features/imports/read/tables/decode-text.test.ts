import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../../../../src/client/features/imports/read/tables/decode-text.ts";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";

const table = [
  "Scheme Name,Transaction Type,Units,NAV,Amount,Date",
  "Sample,PURCHASE,20,25,500,16 Jan 2026",
  "Sample,REDEEM,10,30,300,17 Feb 2026",
];
const utf8 = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const oneByte = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const read = (bytes: Uint8Array) => readTableFile(bytes, undefined);
const truth = read(utf8(`${table.join("\n")}\n`)).schemes.map(({ rows }) => rows);

describe("the text of a file", () => {
  it.each([
    ["UTF-16 without a mark", wide(`${table.join("\n")}\n`, false)],
    ["UTF-16 of big machines without a mark", wide(`${table.join("\n")}\n`, true)],
    ["UTF-16 with a mark", wide(`\ufeff${table.join("\r\n")}\r\n`, false)],
    ["lines that end with U+0085", utf8(`${table.join("\u0085")}\u0085`)],
    ["lines that end with U+2028", utf8(`${table.join("\u2028")}\n`)],
    ["lines that end with the byte 85", oneByte(`${table.join("\x85")}\x85`)],
    [
      "Hindi digits",
      utf8(`${table.join("\n")}\n`.replaceAll(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)] ?? "")),
    ],
    [
      "Windows' blanks that do not break",
      oneByte(`${table.join("\n").replace("500", "\xa0500\xa0")}\n`),
    ],
  ])("is read right with %s", (_, bytes) => {
    const found = read(bytes);
    expect(found.schemes.map(({ rows }) => rows)).toEqual(truth);
    expect(found.unreadable).toEqual([]);
  });

  it("is a JSON file too where it is UTF-16", () => {
    const json = `[{"Scheme Name":"Sample","Units":"10","Invested Amount":"100","Current Value":"120"}]`;
    for (const text of [json, `\ufeff${json}`])
      expect(read(wide(text, false)).schemes).toMatchObject([{ closing: { units: "10" } }]);
  });

  it("keeps letters that only UTF-8 has, also beside a broken one", () => {
    expect(decodeText(Uint8Array.from([...utf8("हिंदी,a\n"), 0xa0]))).toBe("हिंदी,a\n\ufffd");
    expect(decodeText(oneByte("caf\xe9,\x96\n"))).toBe("café,–\n");
    expect(decodeText(utf8("a\u2028b\nc"))).toBe("ab\nc");
  });
});
