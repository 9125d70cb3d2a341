import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  findScheme,
  identityFrom,
  matchScheme,
  schemeLookup,
} from "../../../../src/shared/schemes/matching.ts";
import type { Scheme } from "../../../../src/shared/schemes/scheme.ts";

const asOf = "2026-08-20";
const scheme = (code: string | null, name: string, navDate: string | null = asOf): Scheme => ({
  code,
  name,
  nav: navDate === null ? null : "10",
  navDate,
});
const lookup = (...schemes: Scheme[]) => schemeLookup(schemes, asOf);

describe("matching a fund to its scheme", () => {
  it("uses the code, whatever the name is", () => {
    const list = lookup(scheme("1", "Alpha"), scheme("2", "Beta"));
    expect(matchScheme({ schemeName: "Beta", amfiCode: "1" }, list)?.code).toBe("1");
  });

  it("uses the name in any case when the code is missing or unknown", () => {
    const list = lookup(scheme("1", "Alpha Fund -  Growth"));
    expect(matchScheme({ schemeName: "ALPHA fund - growth", amfiCode: null }, list)?.code).toBe(
      "1",
    );
    expect(matchScheme({ schemeName: "alpha fund - growth", amfiCode: "999" }, list)?.code).toBe(
      "1",
    );
  });

  it("finds nothing for an unknown name", () => {
    expect(
      matchScheme({ schemeName: "My Policy", amfiCode: null }, lookup(scheme("1", "Alpha"))),
    ).toBeNull();
  });

  it("chooses the only current one of several with the same name", () => {
    const list = lookup(
      scheme("1", "Alpha", "2026-08-09"),
      scheme("2", "Alpha", "2026-08-10"),
      scheme("3", "Alpha", null),
    );
    expect(matchScheme({ schemeName: "Alpha", amfiCode: null }, list)?.code).toBe("2");
  });

  it("chooses none when several current ones, or only old ones, have the name", () => {
    const fund = { schemeName: "Alpha", amfiCode: null };
    expect(matchScheme(fund, lookup(scheme("1", "Alpha"), scheme("2", "Alpha")))).toBeNull();
    expect(
      matchScheme(
        fund,
        lookup(scheme("1", "Alpha", "2019-01-01"), scheme("2", "Alpha", "2018-01-01")),
      ),
    ).toBeNull();
  });

  it("chooses an old scheme when it is the only one with its name", () => {
    expect(
      matchScheme(
        { schemeName: "Alpha", amfiCode: null },
        lookup(scheme("1", "Alpha", "2018-01-01")),
      )?.code,
    ).toBe("1");
  });

  it("never finds a scheme with another code for a fund whose code is listed", () => {
    const code = fc.constantFrom("1", "2", "3", "4");
    const name = fc.constantFrom("Alpha", "Beta", "Gamma");
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(code, name), { selector: ([c]) => c }),
        name,
        code,
        (rows, schemeName, amfiCode) => {
          const found = matchScheme(
            { schemeName, amfiCode },
            lookup(...rows.map(([c, n]) => scheme(c, n))),
          );
          if (rows.some(([c]) => c === amfiCode)) expect(found?.code).toBe(amfiCode);
          else if (found !== null) expect(found.name).toBe(schemeName);
        },
      ),
    );
  });
});

describe("matching typed words to a scheme", () => {
  const fund = "Alpha Fund";
  const titles = ["Direct Plan - Growth", "Direct Plan - IDCW Payout", "Regular Plan - Growth"];
  const list = lookup(...titles.map((title, index) => scheme(String(index), `${fund} - ${title}`)));
  const find = (schemeName: string, finder = list) =>
    findScheme({ schemeName, amfiCode: null }, finder)?.code ?? null;

  it.each([
    ["Alpha Fund-Direct Plan-Growth Option", "0"],
    ["ALPHA FUND DIRECT GROWTH", "0"],
    ["Alpha Fund - Direct - Dividend", "1"],
    ["Alpha Fund - Growth", "2"],
  ])("understands %j", (name, code) => expect(find(name)).toBe(code));

  it.each(["Alpha Fund", "Alpha Fund - Direct Plan", "Alpha", "Beta Fund - Direct - Growth"])(
    "does not guess from %j",
    (name) => expect(find(name)).toBeNull(),
  );

  it("does not choose another plan or option when one has no NAV today", () => {
    const oneWithoutNav = lookup(
      scheme("0", `${fund} - Direct Plan - Growth`, null),
      scheme("1", `${fund} - Direct Plan - IDCW`),
      scheme("2", `${fund} - Regular Plan - Growth`, null),
    );
    expect(find("Alpha Fund", oneWithoutNav)).toBeNull();
    expect(find("Alpha Fund - Direct Plan", oneWithoutNav)).toBeNull();
    expect(find("Alpha Fund - Growth", oneWithoutNav)).toBe("2");
  });

  it("never chooses Direct for a name without the word", () => {
    const direct = lookup(scheme("0", `${fund} - Direct Plan - Growth`));
    expect(find("Alpha Fund", direct)).toBeNull();
    expect(find("Alpha Fund - Growth", direct)).toBeNull();
  });
});

describe("the data that a fund takes from its scheme", () => {
  it("is the list's name when the code matched", () => {
    expect(
      identityFrom({ schemeName: "Old name", amfiCode: "1" }, scheme("1", "New name")),
    ).toEqual({
      schemeName: "New name",
      amfiCode: "1",
    });
  });

  it("is the code, not the spelling, when the name matched", () => {
    expect(identityFrom({ schemeName: "alpha", amfiCode: null }, scheme("1", "Alpha"))).toEqual({
      schemeName: "alpha",
      amfiCode: "1",
    });
  });

  it("is nothing for a scheme service's scheme without a code", () => {
    const fund = { schemeName: "alpha", amfiCode: null };
    expect(identityFrom(fund, scheme(null, "Alpha"))).toEqual(fund);
  });
});
