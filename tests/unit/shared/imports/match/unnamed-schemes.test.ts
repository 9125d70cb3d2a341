import { describe, expect, it } from "vitest";
import { unnamedSchemes } from "../../../../../src/shared/imports/match/unnamed-schemes.ts";

type Statements = Parameters<typeof unnamedSchemes>[0];

const read = (source: string, ...schemes: { investor: string | null; folio: string | null }[]) =>
  ({ statement: { source, schemes } }) as unknown as Statements[number];

const recorded = [{ folioNumber: "12345 / 0" }];

describe("unnamedSchemes", () => {
  it("are those of files that name nobody, unless their folio is recorded", () => {
    const asked = [
      { investor: null, folio: "777" },
      { investor: null, folio: null },
    ];
    const others = [
      { investor: null, folio: "12345" },
      { investor: "MEERA IYER", folio: "888" },
    ];
    expect([...unnamedSchemes([read("groww", ...asked, ...others)], recorded)]).toEqual(asked);
  });

  it.each(["fundbook", "portfolio-performance"])("has none of %s, which names others", (source) => {
    expect(unnamedSchemes([read(source, { investor: null, folio: "777" })], []).size).toBe(0);
  });
});
