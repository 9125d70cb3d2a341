import { describe, expect, it } from "vitest";
import {
  folioLine,
  madeScheme,
  purchase,
  readAbove,
  readMade,
  readRows,
  schemeLine,
} from "../../../../../support/data/cas-samples.ts";

const name = "Sample Flexi Cap Fund - Direct Plan - Growth";
const isin = "INF000X01013";
const code = "D110-";

describe("a scheme's line", () => {
  it.each<[string, string[]]>([
    ["on one line", [schemeLine]],
    [
      "with the advisor on the next line",
      [`${code}${name} - ISIN: ${isin}(Advisor: Registrar : CAMS`, "DIRECT)"],
    ],
    [
      "with the registrar on the next line",
      [`${code}${name} - ISIN: ${isin}(Advisor: DIRECT) Registrar :`, "CAMS"],
    ],
    [
      "with advisor and registrar on the next line",
      [`${code}${name} - ISIN: ${isin}(Advisor: Registrar :`, "ARN-12345) CAMS"],
    ],
    [
      "with the ISIN on two lines",
      [`${code}${name} - ISIN: INF000X01 Registrar : CAMS`, "013(Advisor: ARN-12345)"],
    ],
    [
      "with the name on two lines",
      [`${code}${name} (Non Registrar : CAMS`, `-Demat) - ISIN: ${isin}(Advisor: ARN-12345)`],
    ],
    [
      "with the advisor alone on the next line",
      [`${code}${name} - ISIN: ${isin} Registrar : CAMS`, "(Advisor: DIRECT)"],
    ],
    [
      "with the registrar above a long name",
      ["Registrar : CAMS", `${code}${name} - ISIN: ${isin}(Advisor: DIRECT)`],
    ],
    [
      "with a version stamp in the registrar",
      [
        `${code}${name} - ISIN: ${isin}(Advisor: DIRECT) Registrar : CAMS CAMSCASWS-123-Version:V3.4 Live-1014`,
      ],
    ],
    ["without an advisor", [`${code}${name} - ISIN: ${isin} Registrar : CAMS`]],
    [
      "with an advisor of digits only",
      [`${code}${name} - ISIN: ${isin}(Advisor: ARN123) Registrar : CAMS`],
    ],
    [
      "with an adviser's registration",
      [`${code}${name} - ISIN: ${isin}(Advisor: INA000001234) Registrar : CAMS`],
    ],
    [
      "with an advisor in nested parentheses",
      [`${code}${name} - ISIN: ${isin}(Advisor: Sample Advisors (P) Ltd) Registrar : CAMS`],
    ],
    [
      "with a former name",
      [
        `${code}${name} (Formerly Sample Growth Fund) - ISIN: ${isin}(Advisor: DIRECT) Registrar : CAMS`,
      ],
    ],
    [
      "with an erstwhile name that is cut off",
      [`${code}${name} (erstwhile Sample Equity - ISIN: ${isin}(Advisor: DIRECT) Registrar : CAMS`],
    ],
    [
      "with the word for its advisor on two lines",
      [`${code}${name} - ISIN: ${isin}(Advi Registrar : CAMS`, "sor: INZ000031633)"],
    ],
    [
      "with the advisor before the ISIN",
      [`${code}${name} (Advisor: ARN-12345) - ISIN: ${isin} Registrar : CAMS`],
    ],
    [
      "with an advisor without parentheses before the ISIN",
      [`${code}${name} Advisor: ARN-12345 ISIN: ${isin} Registrar : CAMS`],
    ],
    ["in demat", [`${code}${name} (Demat) - ISIN: ${isin}(Advisor: DIRECT) Registrar : CAMS`]],
    [
      "with blanks about the code's hyphen",
      [`D110 - ${name} - ISIN: ${isin}(Advisor: DIRECT) Registrar : CAMS`],
    ],
  ])("is read %s", (_title, lines) => {
    expect(readAbove("SAMPLE NAME", ...lines)).toMatchObject({
      house: "Sample Mutual Fund",
      folio: "12345678 / 90",
      name,
      isin,
      registrarCode: "CAMS D110",
    });
  });

  it("keeps an option that follows the ISIN", () => {
    const line =
      "D111-Sample Flexi Cap Fund - IDCW - ISIN: INF000X01021 - Payout(Advisor: DIRECT) Registrar : CAMS";
    expect(readAbove(line)).toMatchObject({
      name: "Sample Flexi Cap Fund - IDCW - Payout",
      isin: "INF000X01021",
    });
  });

  it("is read without an ISIN, as old statements print it", () => {
    expect(readAbove(`${code}${name} (Advisor: ARN-12345) Registrar : CAMS`)).toMatchObject({
      name,
      isin: null,
      registrarCode: "CAMS D110",
      failures: [],
    });
  });

  it.each([
    ["a code with a blank in it", "127 CPGPG-", "KFINTECH", "KFINTECH 127CPGPG"],
    ["a long code", "128TSDGG-", "KARVY", "KARVY 128TSDGG"],
    ["a code of Franklin Templeton", "FTI418-", "FTAMIL", "FTAMIL FTI418"],
    ["a scheme of the other registrar", "BD106P-", "KFINTECH", "KFINTECH BD106P"],
  ])("is read with %s", (_title, prefix, registrar, registrarCode) => {
    const line = `${prefix}${name} - ISIN: ${isin}(Advisor: DIRECT) Registrar : ${registrar}`;
    expect(readAbove(line)).toMatchObject({ name, isin, registrarCode });
  });

  it("counts an ISIN with a wrong check digit as none, and says so", () => {
    const scheme = readAbove(schemeLine.replace(isin, "INF000X01014"));
    expect(scheme.isin).toBeNull();
    expect(scheme.failures).toMatchObject([{ check: "isin", found: "INF000X01014" }]);
  });

  it("is read where nominees stand before it", () => {
    const nominees = "Nominee 1: SAMPLE  Nominee 2:  Nominee 3:";
    expect(readAbove("SAMPLE NAME", nominees, schemeLine)).toMatchObject({ name, isin });
  });
});

describe("a folio's line", () => {
  const schemeIn = (...above: string[]) =>
    readRows([purchase()], undefined, { above: ["Sample Mutual Fund", ...above, schemeLine] });

  it.each([
    ["with PAN and KYC", folioLine, "12345678 / 90"],
    ["without PAN", "Folio No: 12345678 / 90     KYC: OK", "12345678 / 90"],
    [
      "with a status that is not OK",
      "Folio No: 12345678 / 90  PAN: AAAAA0000A  KYC: NOT OK  PAN: NOT OK",
      "12345678 / 90",
    ],
    ["with labels that are glued", "Folio No: 12345678PAN: AAAAA0000AKYC: OK", "12345678"],
    ["without a sub-account", "Folio No: 9101234567", "9101234567"],
    ["with the default sub-account", "Folio No: 12345678 / 0", "12345678 / 0"],
  ])("is read %s", (_title, line, folio) => {
    expect(schemeIn(line, "SAMPLE NAME").folio).toBe(folio);
  });

  it("is read with PAN and KYC on a line of their own", () => {
    const scheme = schemeIn("Folio No: 12345678 / 90", "PAN: AAAAA0000A KYC: OK", "SAMPLE NAME");
    expect(scheme).toMatchObject({ folio: "12345678 / 90", name });
  });

  it("is read with a blank before its colon", () => {
    const scheme = schemeIn("Folio No : 12345678 / 90   PAN : AAAAA0000A", "SAMPLE NAME");
    expect(scheme).toMatchObject({ folio: "12345678 / 90", investor: "SAMPLE NAME XXXXXX000A" });
  });

  it("is read where it stands below the scheme's line", () => {
    const scheme = readRows([purchase()], undefined, {
      above: ["Sample Mutual Fund", schemeLine, folioLine],
    });
    expect(scheme).toMatchObject({ folio: "12345678 / 90", name, isin });
  });

  it("counts for all schemes until the next one", () => {
    const second = schemeLine.replace("D110", "D111").replace("Flexi", "Small");
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()], undefined, {
          below: [
            "Entry Load: NIL. Exit Load: 1.00% if redeemed within 365 days of 05-Jan-2021. Switch.",
          ],
        }),
        madeScheme([purchase()], undefined, { above: [second] }),
        madeScheme([purchase()], undefined, {
          above: ["Folio No: 777", "SAMPLE NAME", schemeLine],
        }),
      ],
    });
    expect(schemes.map(({ folio, house }) => [folio, house])).toEqual([
      ["12345678 / 90", "Sample Mutual Fund"],
      ["12345678 / 90", "Sample Mutual Fund"],
      ["777", "Sample Mutual Fund"],
    ]);
    expect(schemes[1]?.name).toBe("Sample Small Cap Fund - Direct Plan - Growth");
  });

  it("is not taken for the scheme's by a load note that begins with a day", () => {
    const named = (cap: string) =>
      schemeLine.replace("D110", `D1${cap.length}`).replace("Flexi", cap);
    const below = [
      "WEF 17-Nov-2020 - Exit Load - 1% if redeemed within 30 days",
      "WEF 25-OCT-2019, Nil",
      "EXIT LOAD - Nil",
      "WEF 15-MAR-2022",
    ];
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()], undefined, { below }),
        madeScheme([purchase()], undefined, { above: [named("Large")], below }),
        madeScheme([purchase()], undefined, { above: [named("Contra")], below }),
        madeScheme([purchase()], undefined, {
          above: ["Folio No: 555  PAN: BBBBB1111B", "OTHER NAME", schemeLine],
          below,
        }),
      ],
    });
    expect(
      schemes.map(({ name: own, registrarCode, investor }) => [own, registrarCode, investor]),
    ).toEqual([
      ["Sample Flexi Cap Fund - Direct Plan - Growth", "CAMS D110", "SAMPLE NAME XXXXXX000A"],
      ["Sample Large Cap Fund - Direct Plan - Growth", "CAMS D15", "SAMPLE NAME XXXXXX000A"],
      ["Sample Contra Cap Fund - Direct Plan - Growth", "CAMS D16", "SAMPLE NAME XXXXXX000A"],
      ["Sample Flexi Cap Fund - Direct Plan - Growth", "CAMS D110", "OTHER NAME XXXXXX111B"],
    ]);
  });

  it.each([
    ["a folio with another label", ["Folio Number: 999 / 11", "RAVI SAMPLE"], "999 / 11"],
    ["another house and no folio", ["Other Mutual Fund", "RAVI SAMPLE"], null],
    ["a folio in no known words", ["Account 999 PAN: BBBBB1111B", "RAVI SAMPLE"], null],
  ])("is not in the folio above it, nor its holder's, below %s", (_, above, folio) => {
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()]),
        madeScheme([purchase()], undefined, { above: [...above, schemeLine] }),
      ],
    });
    expect(schemes[0]).toMatchObject({ folio: "12345678 / 90" });
    expect(schemes[1]?.folio).toBe(folio);
    expect(schemes[1]?.investor).toMatch(/^RAVI SAMPLE|XXXXXX111B$/);
  });

  it.each([
    ["XXXX5678", "XXXX5678"],
    ["****5678 / 0", "****5678 / 0"],
    ["", undefined],
  ])("has no folio from a masked number, which is named, nor from none: %s", (printed, found) => {
    const above = ["Sample Mutual Fund", `Folio No: ${printed}  PAN: AAAAA0000A`, schemeLine];
    const { folio, failures } = readRows([purchase()], undefined, { above });
    expect(folio).toBeNull();
    expect(failures).toMatchObject(found === undefined ? [] : [{ check: "folio", found }]);
  });

  it("stays in its folio where a page writes the same house in other letters", () => {
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()]),
        madeScheme([purchase()], undefined, { above: ["SAMPLE MUTUAL FUND", schemeLine] }),
      ],
    });
    expect(schemes.map(({ folio }) => folio)).toEqual(["12345678 / 90", "12345678 / 90"]);
  });

  it.each(["MASTER KID SAMPLE (MINOR) U/G ASHA", "आशा SAMPLE", "JOSÉ D’SOUZA"])(
    "is of the holder that stands below a folio without a PAN: %s",
    (holder) => {
      const { schemes } = readMade({
        schemes: [
          madeScheme([purchase()]),
          madeScheme([purchase()], undefined, {
            above: ["Sample Mutual Fund", "Folio No: 777  KYC: NOT OK", holder, schemeLine],
          }),
        ],
      });
      expect(schemes[1]?.investor).toBe(holder);
    },
  );

  it.each([
    ["SAMPLE TRUST NO 2", true],
    ["Nominee 1: SAMPLE", false],
  ])(
    "asks whose a folio without a PAN is, where “%s” stands for its holder: %s",
    (line, isOpen) => {
      const { schemes, isWhoseOpen } = readMade({
        schemes: [
          madeScheme([purchase()]),
          madeScheme([purchase()], undefined, {
            above: ["Sample Mutual Fund", "Folio No: 777  KYC: NOT OK", line, schemeLine],
          }),
        ],
      });
      expect(schemes[1]?.investor).toBeNull();
      expect(isWhoseOpen).toBe(isOpen);
    },
  );

  it("can come again later, with another scheme", () => {
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()]),
        madeScheme([purchase()], undefined, {
          above: ["Other Mutual Fund", "Folio No: 555", "SAMPLE NAME", schemeLine],
        }),
        madeScheme([purchase()], undefined, {
          above: ["Sample Mutual Fund", folioLine, "SAMPLE NAME", schemeLine],
        }),
      ],
    });
    expect(schemes.map(({ house, folio }) => `${house} ${folio}`)).toEqual([
      "Sample Mutual Fund 12345678 / 90",
      "Other Mutual Fund 555",
      "Sample Mutual Fund 12345678 / 90",
    ]);
  });

  it.each([
    "Sample Mutual Fund",
    "Sample MF",
    "Sample Fund House",
    "Franklin Templeton Investments",
    "360 ONE Mutual Fund",
    "quant Mutual Fund",
    "PGIM INDIA MUTUAL FUND",
    "Bank of India Mutual Fund",
    "Motilal Oswal Mutual Fund",
    "Mahindra Manulife Mutual Fund",
    "HSBC MUTUAL FUND",
  ])("has the fund house that stands above it: %s", (house) => {
    const scheme = readRows([purchase()], undefined, {
      above: [house, folioLine, "SAMPLE NAME", schemeLine],
    });
    expect(scheme.house).toBe(house);
  });

  it.each(["the Mutual Fund", "as decided by the trustees of Sample Mutual Fund"])(
    "has no fund house from a note's end: %s",
    (note) => {
      const { schemes } = readMade({
        schemes: [
          madeScheme([purchase()], undefined, { below: [note] }),
          madeScheme([purchase()], undefined, { above: ["Folio No: 555", "OTHER", schemeLine] }),
        ],
      });
      expect(schemes[1]?.house).toBe("Sample Mutual Fund");
    },
  );

  it("never has a PAN in it", () => {
    const scheme = schemeIn("Folio No: 1 / 0 PAN AAAAA0000A KYC OK", "SAMPLE NAME");
    expect(scheme.folio).toBe("1 / 0");
  });

  it("goes on with a scheme that comes again", () => {
    const more = purchase({ date: "05-Feb-2021", balance: "39.998" });
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()]),
        madeScheme([more], "39.998", {
          above: [folioLine, "SAMPLE NAME", schemeLine],
          opening: "Opening Unit Balance: 19.999",
        }),
      ],
    });
    expect(schemes).toMatchObject([
      { opening: "0.000", closing: { units: "39.998" }, failures: [] },
    ]);
    expect(schemes[0]?.rows).toHaveLength(2);
  });

  it("names the investor of each folio, with a masked PAN", () => {
    const { schemes } = readMade({
      schemes: [
        madeScheme([purchase()]),
        madeScheme([purchase()], undefined, {
          above: ["Folio No: 555  PAN: BBBBB1111B", "OTHER NAME", schemeLine],
        }),
        madeScheme([purchase()], undefined, {
          above: ["Folio No: 777  PAN: AAAAA0000A", "SAMPLE N.", schemeLine],
        }),
        madeScheme([purchase()], undefined, { above: ["Folio No: 999", "THIRD NAME", schemeLine] }),
        madeScheme([purchase()], undefined, {
          above: ["Folio No: 111", "PAN: CCCCC2222C  KYC: OK", "FOURTH NAME (HUF)", schemeLine],
        }),
        // A further scheme of that folio, below a note.
        madeScheme([purchase()], undefined, { above: ["Entry Load - Nil", `${schemeLine} `] }),
        madeScheme([purchase()], undefined, { above: ["Folio No: 888", "OTHER NAME", schemeLine] }),
      ],
    });
    expect(schemes.map(({ investor }) => investor)).toEqual([
      "SAMPLE NAME XXXXXX000A",
      "OTHER NAME XXXXXX111B",
      "SAMPLE NAME XXXXXX000A",
      "THIRD NAME",
      "FOURTH NAME (HUF) XXXXXX222C",
      "FOURTH NAME (HUF) XXXXXX222C",
      "OTHER NAME XXXXXX111B",
    ]);
  });

  it("tells apart investors whose PANs end alike", () => {
    const ofPan = (pan: string, investor: string) =>
      madeScheme([purchase()], undefined, {
        above: [`Folio No: ${investor.length}  PAN: ${pan}`, investor, schemeLine],
      });
    const { schemes } = readMade({
      schemes: [ofPan("AAAAA0000A", "FIRST NAME"), ofPan("BBBBB1000A", "THE OTHER")],
    });
    expect(schemes.map(({ investor }) => investor)).toEqual([
      "FIRST NAME XXXXX0000A",
      "THE OTHER XXXXX1000A",
    ]);
  });
});
