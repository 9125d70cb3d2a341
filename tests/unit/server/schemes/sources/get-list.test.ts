import { describe, expect, it } from "vitest";
import { parseGetList } from "../../../../../src/server/schemes/sources/get-list.ts";

const list = (...data: unknown[]) => parseGetList(JSON.stringify({ data }));

describe("the parser of a scheme service's list", () => {
  it("reads codes and NAVs as text or numbers, and dates in three formats", () => {
    expect(
      list(
        { schemeName: "Alpha", amfiCode: "1", latestNav: "10.50", navDate: "20-Aug-2026" },
        { schemeName: "Beta", amfiCode: 2, latestNav: 10.5, navDate: "20-08-2026" },
        { schemeName: "Gamma", latestNav: 1, navDate: "2026-08-20" },
      ),
    ).toMatchObject({
      schemes: [
        { code: "1", name: "Alpha", nav: "10.5", navDate: "2026-08-20" },
        { code: "2", name: "Beta", nav: "10.5", navDate: "2026-08-20" },
        { code: null, name: "Gamma", nav: "1", navDate: "2026-08-20" },
      ],
      unreadable: 0,
    });
  });

  it("reads a binary number as its shortest decimal", () => {
    const { schemes } = list({ schemeName: "Alpha", latestNav: 1.1 * 3, navDate: "2026-08-20" });
    expect(schemes[0]?.nav).toBe("3.3");
  });

  it("keeps a scheme without a usable NAV and skips invalid entries", () => {
    const { schemes, unreadable } = list(
      { schemeName: "Alpha", amfiCode: "1", latestNav: 0, navDate: "2026-08-20" },
      { schemeName: "", latestNav: 1, navDate: "2026-08-20" },
      { schemeName: "Beta", amfiCode: "12x", latestNav: 1, navDate: "2026-08-20" },
      null,
      "Gamma",
    );
    expect(schemes).toMatchObject([{ code: "1", name: "Alpha", nav: null, navDate: null }]);
    expect(unreadable).toBe(4);
  });

  it.each(["", "<html></html>", "null", "[]", "{}", '{"data":{}}', '{"data":[{"schemeName":"Al'])(
    "refuses %j",
    (text) => expect(() => parseGetList(text)).toThrow("Invalid data format from API"),
  );

  it("refuses more schemes than can be imported", () => {
    const text = JSON.stringify({ data: Array.from({ length: 40_001 }, () => null) });
    expect(() => parseGetList(text)).toThrow("40001 schemes");
  });
});
