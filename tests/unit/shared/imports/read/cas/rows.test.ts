import { describe, expect, it } from "vitest";
import { proofOf } from "../../../../../../src/shared/imports/propose/proof.ts";
import type {
  StatementRow,
  StatementScheme,
} from "../../../../../../src/shared/imports/statement.ts";
import { toMicroUnits, toPaise } from "../../../../../../src/shared/transactions/fixed-point.ts";
import { replay } from "../../../../../../src/shared/transactions/ledger.ts";
import { closingLine, purchase, readRows } from "../../../../../support/data/cas-samples.ts";
import type { MadeRow } from "../../../../../../sample/statement/cas-pdf.ts";
import { noDeductions } from "../../../../../../src/shared/transactions/entry.ts";

/** Of the time without stamp duty. */
const beforeDuty = purchase({
  date: "05-Jan-2020",
  amount: "2,000.00",
  units: "50.000",
  nav: "40",
  balance: "50.000",
});

const bought = (change: Partial<MadeRow> = {}): MadeRow =>
  purchase({ units: "100.000", amount: "10,000.00", balance: "100.000", ...change });

const sold = (change: Partial<MadeRow> = {}): MadeRow => ({
  date: "10-Mar-2022",
  text: "Redemption",
  amount: "(5,499.95)",
  units: "(50.000)",
  nav: "110.0000",
  balance: "50.000",
  ...change,
});

/** The last row that is read, after a purchase of 100 units. */
const after100 = (row: MadeRow, units: string): StatementRow | undefined => {
  const scheme = readRows([bought(), row], units);
  expect(scheme.failures).toEqual([]);
  expect(scheme.leftOut).toEqual([]);
  return scheme.rows.at(-1);
};

/** What is held and what it cost by the rows alone. */
const ledgerOf = ({ rows }: StatementScheme) =>
  replay(
    rows.map((row, sequence) => ({
      id: String(sequence),
      fundId: "",
      date: row.date,
      sequence,
      type: row.type,
      units: toMicroUnits(row.units),
      amount: toPaise(row.amount),
      stampDuty: toPaise(row.stampDuty),
      ...noDeductions,
      nav: row.nav,
      pairId: null,
      cost: null,
      acquiredOn: null,
    })),
  ).get("");

describe("a purchase", () => {
  it("has the stamp duty that is printed below it, and is net of it", () => {
    const duty = { date: "05-Jan-2021", text: "*** Stamp Duty ***", amount: "0.10" };
    const { rows } = readRows([purchase(), duty]);
    expect(rows).toMatchObject([
      {
        date: "2021-01-05",
        type: "purchase",
        amount: "1999.90",
        units: "19.999",
        nav: "100.0000",
        stampDuty: "0.1",
        balance: "19.999",
      },
    ]);
    expect(rows[0]?.locations).toHaveLength(2);
  });

  it("is named where no amount stands in the column of amounts, and so is its stamp duty", () => {
    const { amount: _, ...row } = purchase();
    const duty = { date: "05-Jan-2021", text: "*** Stamp Duty ***" };
    for (const nav of [{}, { nav: "0.10" }]) {
      const { failures } = readRows([row, { ...duty, ...nav }]);
      expect(failures).toMatchObject([
        { check: "no-amount", location: { text: expect.stringContaining("Purchase") } },
        { check: "no-amount", location: { text: expect.stringContaining("Stamp Duty") } },
        { check: "stamp-duty", location: { text: expect.stringContaining("Purchase") } },
      ]);
    }
  });

  it("of one unit is asked about where its NAV stands in the place of its amount", () => {
    const one = { units: "1.000", balance: "1.000" };
    const right = readRows([purchase({ ...one, amount: "99.95", nav: "100.0000" })], "1.000");
    expect(right.failures).toEqual([]);
    const exchanged = readRows([purchase({ ...one, amount: "100.0000", nav: "99.95" })], "1.000");
    expect(exchanged.failures).toMatchObject([{ check: "amount-decimals", found: "100.0000" }]);
  });

  it("is named where its stamp duty stands there twice", () => {
    const duty = { date: "05-Jan-2021", text: "*** Stamp Duty ***", amount: "0.10" };
    const checks = readRows([purchase(), duty, duty]).failures.map(({ check }) => check);
    expect(checks).toEqual(["repeated-tax", "stamp-duty"]);
  });

  it.each<[string, StatementRow["type"]]>([
    ["Purchase", "purchase"],
    ["Purchase (New Fund Offer)", "purchase"],
    ["Purchase - via MFUTILITY", "purchase"],
    ["Purchase Appln : 123456", "purchase"],
    ["Purchase in dematerialised form", "purchase"],
    ["Purchase - Unclaimed Dividend- 2014", "purchase"],
    ["SIP Purchase - Instalment 2/122", "sip"],
    ["Sys. Investment (9/1000)", "sip"],
    ["Purchase-SIP (ECS) - Instalment 2/156", "sip"],
    ["Systematic Investment Purchase - 1/12", "sip"],
    ["Systematic Purchase (Continuous Offer) Instalment No - 9/9", "sip"],
    ["SIP Insure (13/21)", "sip"],
    ["S ystematic Investment (5/1000)", "sip"],
    ["Systematic Switch In - From Sample Liquid Fund", "switch-in"],
    ["NORMAL SWITCH - From Sample Liquid Fund", "switch-in"],
    ["S T P In - From Sample Liquid Fund", "switch-in"],
    ["Switch In - Merger - From Sample Old Fund", "merger-in"],
    ["Gift In - From Folio No. 123", "transfer-in"],
    ["Bonus", "bonus"],
    ["Additional Allotment", "bonus"],
    ["Div. Reinvested @ Rs.0.18 per unit", "idcw-reinvestment"],
    ["I DCW Reinvestment @ Rs.0.18 per unit", "idcw-reinvestment"],
    ["IDCW Reinvested", "idcw-reinvestment"],
    ["Switch In - From Sample Children's Gift Fund", "switch-in"],
    ["Systematic Investment (Gift Plan) - Instalment 2/12", "sip"],
    ["Switch In - From Sample Fund - IDCW Reinvestment", "switch-in"],
    ["Lateral Shift In - From Sample Liquid Fund", "switch-in"],
  ])("is classified by its description: %s", (text, type) => {
    const row = { ...purchase({ date: "06-Jan-2021", text, balance: "119.999" }) };
    expect(after100(row, "119.999")?.type).toBe(type);
  });
});

describe("a redemption", () => {
  it("is negative in print, with STT and TDS below, and credited without them", () => {
    const { rows } = readRows(
      [
        bought(),
        sold({ text: "Redemption less TDS, STT" }),
        { date: "10-Mar-2022", text: "*** STT Paid ***", amount: "0.05" },
        { date: "10-Mar-2022", text: "*** TDS on Above ***", amount: "1.26" },
      ],
      "50.000",
    );
    expect(rows[1]).toMatchObject({
      type: "redemption",
      amount: "5499.95",
      units: "50.000",
      stt: "0.05",
      tds: "1.26",
    });
  });

  it.each([
    ["Conversion In"],
    ["Transfer of Units In"],
    ["SIP - failed"],
    ["Refund of purchase"],
    ["Correction"],
  ])("is asked about where its words say no purchase: %s", (text) => {
    const { failures } = readRows([bought({ text })], "100.000");
    expect(failures).toMatchObject([{ check: "kind", found: text }]);
  });

  it.each([
    ["what is credited, with the tax below", "(4,812.50)", "687.45"],
    ["all, with the tax below", "(5,499.95)", "687.45"],
    ["what is credited, with the tax in its name only", "(4,812.50)", undefined],
  ])("with much TDS draws no warning where it prints %s", (_title, amount, tds) => {
    const { failures } = readRows(
      [
        bought(),
        sold({ text: "Redemption less TDS, STT", amount }),
        ...(tds === undefined
          ? []
          : [{ date: "10-Mar-2022", text: "*** TDS Deducted ***", amount: tds }]),
      ],
      "50.000",
    );
    expect(failures).toEqual([]);
  });

  it.each<[string, StatementRow["type"]]>([
    ["Redemption Of Units", "redemption"],
    ["R edemption", "redemption"],
    ["Redemption of dematerialised units", "redemption"],
    ["Dematerialisation of units", "transfer-out"],
    ["Redemption - ELECTRONIC PAYMENT - N123 , less STT", "redemption"],
    ["Payment - Units Extinguished", "redemption"],
    ["SWP - Instalment 3/12", "swp"],
    ["Systematic Withdrawal", "swp"],
    ["*Switch Out - To Sample Liquid Fund , less STT", "switch-out"],
    ["S T P Out - To Sample Liquid Fund", "switch-out"],
    ["Systematic Transfer to Sample Liquid Fund", "switch-out"],
    ["Switch Out - Merger", "merger-out"],
    ["Gift Out TO Folio No: 123", "transfer-out"],
  ])("is classified by its description: %s", (text, type) => {
    expect(after100(sold({ text }), "50.000")?.type).toBe(type);
  });

  it("follows from the balance where the parentheses are missing", () => {
    const row = sold({ amount: "5,500.00", units: "50.000" });
    expect(after100(row, "50.000")).toMatchObject({ type: "redemption", units: "50.000" });
  });

  it("follows from the balance where a row that adds has parentheses", () => {
    const row = purchase({
      date: "06-Jan-2021",
      text: "SIP Purchase-Reversed",
      units: "(10.000)",
      amount: "(1,000.00)",
      balance: "90.000",
    });
    const ten = purchase({ text: "SIP", units: "10.000", amount: "1,000.00", balance: "10.000" });
    const more = bought({ units: "90.000", amount: "9,000.00", balance: "100.000" });
    const { rows, failures } = readRows([ten, more, row], "90.000");
    expect(failures).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ type: "reversal", units: "10.000", amount: "1000.00" });
  });
});

describe("a purchase that was taken back", () => {
  it.each([
    ["Switch Out - To Sample Liquid Fund", "Switch Out - To Sample Liquid Fund - Reversed"],
    ["Redemption", "Redemption to bank (Rejected)"],
  ])("is told from a new one after the name of another scheme: %s, %s", (text, back) => {
    const out = sold({ text });
    const reversed = { ...out, date: "12-Mar-2022", text: back, balance: "100.000" };
    const { rows, failures } = readRows(
      [bought(), out, { ...reversed, amount: "5,499.95", units: "50.000" }],
      "100.000",
    );
    expect(rows.at(-1)).toMatchObject({ type: "redemption-reversal", nav: "110.0000" });
    expect(failures).toEqual([]);
  });

  it.each([
    "SIP Purchase (Reversal - Code I - Cheque Dishonoured) - Instalment No",
    "SIP Purchase151/Payment not received from investor Banker",
    "Purchase Rejection - Insufficient Balance",
    "Purchase - Mandate Mismatch",
    "SIP Purchase Cancelled",
  ])("is a reversal of the same units: %s", (text) => {
    const rejected = purchase({
      date: "08-Jan-2021",
      text,
      amount: "(10,000.00)",
      units: "(100.000)",
      balance: "0.000",
    });
    expect(after100(rejected, "0.000")).toMatchObject({ type: "reversal", units: "100.000" });
  });

  it("takes its stamp duty back too, which is negative in print", () => {
    const { rows } = readRows(
      [
        bought(),
        { date: "05-Jan-2021", text: "*** Stamp Duty ***", amount: "0.50" },
        purchase({
          date: "08-Jan-2021",
          text: "Purchase - Reversal",
          amount: "(10,000.00)",
          units: "(100.000)",
          balance: "0.000",
        }),
        { date: "08-Jan-2021", text: "*** Stamp Duty ***", amount: "(0.50)" },
      ],
      "0.000",
    );
    expect(rows.map(({ type, stampDuty }) => [type, stampDuty])).toEqual([
      ["purchase", "0.5"],
      ["reversal", "0.5"],
    ]);
  });

  it.each([
    ["above its purchase", [0, 1]],
    ["below its purchase", [1, 0]],
  ])("costs nothing whether it is printed %s", (_title, order) => {
    const balances = order[0] === 0 ? ["10.000", "50.000"] : ["50.000", "90.000"];
    const duty = (amount: string) => ({ date: "05-Feb-2021", text: "*** Stamp Duty ***", amount });
    const pair = [
      [
        purchase({
          date: "05-Feb-2021",
          text: "SIP Purchase (Reversal - Cheque Dishonoured)",
          amount: "(1,999.90)",
          units: "(40.000)",
          nav: "50.0000",
          balance: balances[0]!,
        }),
        duty("(0.10)"),
      ],
      [
        purchase({
          date: "05-Feb-2021",
          text: "SIP Purchase",
          units: "40.000",
          nav: "50.0000",
          balance: balances[1]!,
        }),
        duty("0.10"),
      ],
    ];
    const first = beforeDuty;
    const scheme = readRows([first, ...order.flatMap((at) => pair[at]!)], "50.000");
    expect(scheme.failures).toEqual([]);
    expect(scheme.rows.map(({ type }) => type).toSorted()).toEqual(["purchase", "reversal", "sip"]);
    expect(ledgerOf(scheme)).toMatchObject({ units: 50_000_000, invested: 2_000_00 });
  });

  it("costs nothing where it is printed above its purchase with the balance after both", () => {
    const reversal = purchase({
      date: "05-Feb-2021",
      text: "SIP Rejection",
      amount: "(1,999.90)",
      units: "(40.000)",
      nav: "50.0000",
      balance: "50.000",
    });
    const bounced = purchase({
      date: "05-Feb-2021",
      text: "SIP Purchase",
      units: "40.000",
      nav: "50.0000",
      balance: "90.000",
    });
    const duty = (amount: string) => ({ date: "05-Feb-2021", text: "*** Stamp Duty ***", amount });
    const first = beforeDuty;
    const later = purchase({ date: "05-Mar-2021", units: "40.000", nav: "50", balance: "90.000" });
    const scheme = readRows(
      [
        first,
        reversal,
        duty("(0.10)"),
        bounced,
        duty("0.10"),
        later,
        { ...duty("0.10"), date: "05-Mar-2021" },
      ],
      "90.000",
    );
    expect(scheme.failures).toEqual([]);
    expect(scheme.rows.map(({ type, stampDuty }) => [type, stampDuty])).toEqual([
      ["purchase", "0"],
      ["sip", "0.1"],
      ["reversal", "0.1"],
      ["purchase", "0.1"],
    ]);
    expect(ledgerOf(scheme)).toMatchObject({ units: 90_000_000, invested: 4_000_00 });
  });

  it("takes back the purchase at its own NAV, and one purchase each", () => {
    const bounced = (date: string, nav: string, balance: string) =>
      purchase({
        date,
        text: "SIP Purchase Reversal",
        units: "(10.000)",
        amount: `(${Number(nav) * 10}.00)`,
        nav,
        balance,
      });
    const sip = (date: string, nav: string, balance: string) =>
      purchase({
        date,
        text: "SIP",
        units: "10.000",
        amount: `${Number(nav) * 10}.00`,
        nav,
        balance,
      });
    const scheme = readRows(
      [
        sip("05-Jan-2021", "100", "10.000"),
        sip("05-Feb-2021", "110", "20.000"),
        bounced("08-Feb-2021", "100", "10.000"),
        bounced("08-Feb-2021", "110", "0.000"),
      ],
      "0.000",
    );
    expect(scheme.failures).toEqual([]);
    expect(scheme.rows.slice(2).map(({ type, nav }) => [type, nav])).toEqual([
      ["reversal", "100"],
      ["reversal", "110"],
    ]);
    expect(ledgerOf(scheme)).toMatchObject({ units: 0, invested: 0, realised: 0 });
  });

  it("is a redemption where the statement does not have the purchase, which is said", () => {
    const row = sold({
      text: "Purchase Rejection",
      units: "(30.000)",
      balance: "70.000",
      amount: "(3,300.00)",
    });
    const { rows, failures } = readRows([bought(), row], "70.000");
    expect(rows.at(-1)).toMatchObject({ type: "redemption" });
    expect(failures).toMatchObject([{ check: "reversal", location: { page: 1 } }]);
  });

  it("gives units back where a redemption was rejected", () => {
    const back = sold({
      date: "12-Mar-2022",
      text: "Redemption Rejection",
      amount: "5,499.95",
      units: "50.000",
      balance: "100.000",
    });
    const { rows, failures } = readRows([bought(), sold(), back], "100.000");
    expect(failures).toEqual([]);
    expect(rows.at(-1)).toMatchObject({ type: "redemption-reversal", units: "50.000" });
  });
});

describe("a payout", () => {
  const paid = { date: "15-Mar-2022", text: "IDCW Paid @ Rs.1.00 per unit", amount: "100.00" };
  const tax = { date: "15-Mar-2022", text: "*** TDS on Above ***", amount: "10.00" };

  it.each([
    ["IDCW Payout Reversal @ Rs.1.00 per unit", "(100.00)"],
    ["IDCW Payout - Rejected", "100.00"],
  ])("that was taken back by “%s” is none, and is not paid twice", (text, amount) => {
    const back = { date: "18-Mar-2022", text, amount };
    const { rows, leftOut } = readRows([bought(), paid, tax, back], "100.000");
    expect(rows.map(({ type }) => type)).toEqual(["purchase"]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(["no-effect", "no-effect", "no-effect"]);
  });

  it("that is not in the statement is not taken for paid where it is taken back", () => {
    const back = { date: "18-Mar-2022", text: "IDCW Payout Reversal", amount: "(70.00)" };
    const { rows, leftOut } = readRows([bought(), paid, back], "100.000");
    expect(rows.map(({ type, amount }) => [type, amount])).toEqual([
      ["purchase", "10000.00"],
      ["idcw-payout", "100.00"],
    ]);
    expect(leftOut).toMatchObject([{ reason: "amount-only" }]);
  });

  it.each([
    "***IDCW Payout @ Rs.0.18 per unit***",
    "Div. Paid @ Rs.1.5 per unit",
    "IDCW Payout - NEFT",
    "IDCW Paid @ Rs.0.18 per unit less TDS",
    "Dividend Paid",
  ])("has an amount only, credited without its TDS: %s", (text) => {
    const { rows, failures } = readRows(
      [
        bought(),
        { date: "15-Mar-2022", text, amount: "12.60" },
        { date: "15-Mar-2022", text: "*** TDS on Above ***", amount: "1.26" },
      ],
      "100.000",
    );
    expect(failures).toEqual([]);
    expect(rows[1]).toMatchObject({
      type: "idcw-payout",
      amount: "11.34",
      tds: "1.26",
      units: "0",
    });
  });

  it.each(["***IDCW Payout @ Rs.0.18 per unit***", "IDCW Paid", "Div. Reinvested @ Rs.1 per unit"])(
    "without any figure is named, and no event: %s",
    (text) => {
      const scheme = readRows([bought(), { date: "15-Mar-2022", text }], "100.000");
      expect(scheme).toMatchObject({ failures: [{ check: "no-amount" }], events: [] });
    },
  );

  it("that was reinvested in less than a thousandth of a unit has none", () => {
    const row = {
      date: "15-Mar-2022",
      text: "IDCW Reinvestment @ Rs.0.0001 per unit",
      amount: "0.01",
      nav: "1000.1",
      balance: "100.000",
    };
    expect(after100(row, "100.000")).toMatchObject({
      type: "idcw-reinvestment",
      units: "0",
      amount: "0.01",
    });
  });

  it("is not seen in the name of an unclaimed-IDCW scheme's purchase", () => {
    const row = purchase({
      date: "06-Jan-2021",
      text: "Purchase - Unclaimed IDCW Plan",
      balance: "119.999",
    });
    expect(after100(row, "119.999")).toMatchObject({ type: "purchase" });
  });
});

describe("a row with fewer numbers", () => {
  it.each([
    "***Address Updated from KRA Data***",
    "***Registration of Nominee***",
    "***SIP Registered for 5,000 from 05-Jan-2021***",
    "***Invalid Purchase-Credit Not Received- Rs.2000***",
    "***Consolidation of Folios - From 123***",
    "***IDCW Payout Bank Details Updated***",
    "***Change of Option - IDCW Payout to IDCW Reinvestment***",
    "***Registration of IDCW Transfer Plan***",
    "***Cancelled***",
  ])("is an event without any: %s", (text) => {
    const scheme = readRows([purchase(), { date: "20-Apr-2022", text }]);
    expect(scheme).toMatchObject({ failures: [], leftOut: [] });
    expect(scheme.events).toMatchObject([{ text: `20-Apr-2022 ${text}` }]);
    expect(scheme.rows).toHaveLength(1);
  });

  it("is a registration where a SIP has a zero balance", () => {
    const registered = {
      date: "04-Jan-2021",
      text: "Zero balance SIP",
      amount: "2,000.00",
      balance: "0.000",
    };
    const scheme = readRows([registered, purchase()]);
    expect(scheme).toMatchObject({ failures: [], events: [{}] });
    expect(scheme.rows).toHaveLength(1);
  });

  it("is a segregated portfolio with units and balance", () => {
    const { rows, failures } = readRows(
      [
        {
          date: "24-Apr-2020",
          text: "Creation of units - Segregated Portfolio",
          units: "50.000",
          balance: "50.000",
        },
      ],
      "50.000",
    );
    expect(failures).toEqual([]);
    expect(rows).toMatchObject([{ type: "segregation-in", units: "50.000", amount: "0" }]);
  });

  it("does not add a consolidation's balance once more", () => {
    const row = { date: "20-Apr-2022", text: "Consolidation In", balance: "19.999" };
    const scheme = readRows([purchase(), row]);
    expect(scheme.failures).toEqual([]);
    expect(scheme.rows).toHaveLength(1);
    expect(scheme.leftOut).toMatchObject([{ reason: "no-effect" }]);
  });

  it("is left out where a purchase was refused and has no units", () => {
    const refused = {
      date: "20-Apr-2022",
      text: "Purchase - Cheque Dishonoured",
      amount: "2,000.00",
      units: "0.000",
      nav: "10.0000",
      balance: "19.999",
    };
    const scheme = readRows([purchase(), refused]);
    expect(scheme).toMatchObject({ failures: [], leftOut: [{ reason: "amount-only" }] });
    expect(proofOf(scheme)).toEqual([]);
    expect(scheme.rows).toHaveLength(1);
  });

  it("has its amount worked out from units and NAV", () => {
    const row = purchase({ text: "Switch In - From Sample Liquid Fund" });
    delete row.amount;
    expect(readRows([row]).rows).toMatchObject([{ amount: "1999.9" }]);
  });
});

describe("a description", () => {
  it.each([
    ", less STT",
    "Mobile App , less STT",
    "Instalment 5/18",
    "116",
    "01/02/2013",
    "Ltd$**1234***",
    "Folio No: 4567 is mentioned",
  ])("goes on in a line of its own: %s", (more) => {
    const scheme = readRows([purchase({ text: "SIP Purchase", wrapped: [more] })]);
    expect(scheme).toMatchObject({ failures: [], rows: [{ description: `SIP Purchase ${more}` }] });
  });

  it("goes on after a page break", () => {
    const rows = [purchase({ text: "SIP Purchase", wrapped: ["Instalment 5/18"] })];
    for (let linesOnPage = 3; linesOnPage <= 9; linesOnPage += 1) {
      const scheme = readRows(rows, undefined, {}, { linesOnPage });
      expect(scheme, `${linesOnPage} lines on a page`).toMatchObject({
        failures: [],
        rows: [{ description: "SIP Purchase Instalment 5/18", units: "19.999" }],
      });
    }
  });

  it("can stand on the opening line", () => {
    const scheme = readRows([purchase({ text: "" })], undefined, {
      opening: "NFO Purchase   Opening Unit Balance: 0.000",
    });
    expect(scheme).toMatchObject({ failures: [], rows: [{ description: "NFO Purchase" }] });
  });

  it("can stand above its row", () => {
    const scheme = readRows(
      [
        purchase(),
        "Systematic Investment (7/60)",
        purchase({ date: "05-Feb-2021", text: "", balance: "39.998" }),
      ],
      "39.998",
    );
    expect(scheme.rows).toMatchObject([
      { description: "Purchase" },
      { description: "Systematic Investment (7/60)", type: "sip" },
    ]);
  });

  it("can stand close above a row that has the rest of it", () => {
    const scheme = readRows(
      [
        purchase({ wrapped: ["via MFUTILITY"] }),
        purchase({
          date: "05-Feb-2021",
          above: "Systematic Investment",
          text: "(7/60)",
          balance: "39.998",
        }),
      ],
      "39.998",
    );
    expect(scheme.rows).toMatchObject([
      { description: "Purchase via MFUTILITY", type: "purchase" },
      { description: "Systematic Investment (7/60)", type: "sip" },
    ]);
  });

  it("of a gift names a folio, and begins none", () => {
    const gift = sold({ text: "Gift TO Folio No: 123" });
    expect(after100(gift, "50.000")).toMatchObject({ type: "transfer-out" });
  });
});

describe("numbers", () => {
  it.each([
    ["western grouping", "1,234,567.89"],
    ["Indian grouping", "12,34,567.89"],
    ["no grouping", "1234567.89"],
  ])("are read in %s", (_title, amount) => {
    const row = purchase({ amount, units: "12,345.679", balance: "12,345.679" });
    expect(readRows([row], "12,345.679").rows).toMatchObject([
      { amount: "1234567.89", units: "12345.679" },
    ]);
  });

  it("can have four decimals of a unit", () => {
    const row = purchase({ units: "19.9990", balance: "19.9990" });
    expect(readRows([row], "19.9990").rows).toMatchObject([{ units: "19.9990" }]);
  });

  it.each(["−", "-"])("can be negative by a sign: %s", (sign) => {
    const row = sold({ units: `${sign}50.000`, amount: `${sign}5,499.95` });
    expect(after100(row, "50.000")).toMatchObject({ type: "redemption", units: "50.000" });
  });
});

describe("the closing line", () => {
  it("has NAV, cost and value", () => {
    const scheme = readRows([purchase()], undefined, {
      closing: closingLine(
        "19.999",
        "  Total Cost Value: 1,999.90  Market Value on 31-Dec-2024: INR 2,399.88",
      ),
    });
    expect(scheme.closing).toEqual({
      units: "19.999",
      date: "2024-12-31",
      nav: "120.0000",
      cost: "1999.90",
      value: "2399.88",
    });
    expect(scheme.failures).toEqual([]);
  });

  it("of an old statement has a valuation and no cost", () => {
    const closing =
      "Closing Unit Balance: 19.999  NAV on 31-Dec-2020: INR 30.0000  Valuation on 31-Dec-2020: INR 599.97";
    const scheme = readRows([purchase()], undefined, { closing });
    expect(scheme.closing).toMatchObject({ cost: null, value: "599.97", date: "2020-12-31" });
  });

  it.each([
    "Closing Unit Balance: 19.999  NAV on 31-Dec-2024: INR 120.0000",
    "Closing Unit Balance: 19.999  NAV on 31-Dec-2024: INR",
    "Closing Unit Balance 19.999  NAV on 31-Dec-2024: INR 120.0000  Total Cost Value: 1,999.90  Market Value on",
  ])("can go on in a second line: %s", (first) => {
    const whole =
      "Closing Unit Balance: 19.999  NAV on 31-Dec-2024: INR 120.0000  Total Cost Value: 1,999.90  Market Value on 31-Dec-2024: INR 2,399.88";
    const rest = whole.slice(first.replace("Balance 19", "Balance: 19").length).trim();
    const scheme = readRows([purchase()], undefined, { closing: first, below: [rest] });
    expect(scheme).toMatchObject({
      failures: [],
      closing: { units: "19.999", nav: "120.0000", cost: "1999.90", value: "2399.88" },
    });
  });

  it("can have no colons, as the opening line can", () => {
    const scheme = readRows([purchase()], undefined, {
      opening: "Opening Unit Balance 0.000",
      closing:
        "Closing Unit Balance 19.999  NAV on 31-Dec-2024 INR 120.0000  Total Cost Value 1,999.90",
    });
    expect(scheme).toMatchObject({
      failures: [],
      opening: "0.000",
      closing: { units: "19.999", nav: "120.0000", cost: "1999.90" },
    });
  });

  it("can have the units alone", () => {
    const scheme = readRows([purchase()], undefined, { closing: "Closing Unit Balance: 19.999" });
    expect(scheme).toMatchObject({ failures: [], closing: { units: "19.999", nav: null } });
  });
});

describe("a line between stars", () => {
  const line = (text: string) =>
    readRows([bought(), { date: "10-Mar-2022", text, amount: "55.00" }], "100.000");

  it("is left out and said where it is a charge with an amount", () => {
    for (const text of ["*** Exit Load ***", "*** Transaction Charges ***"]) {
      expect(line(text)).toMatchObject({ events: [], leftOut: [{ reason: "amount-only" }] });
    }
  });

  it("is an event where it is none", () => {
    expect(line("*** SIP Registered ***")).toMatchObject({ events: [{}], leftOut: [] });
  });
});

describe("a statement of KFintech", () => {
  it("is read: a taller header, dates drawn twice, letters drawn apart", () => {
    const rows = [
      purchase({ text: "S ystematic Investment (5/1000)" }),
      { date: "05-Jan-2021", text: "Stamp Duty", amount: "0.10" },
      sold({ text: "R edemption", units: "(9.999)", amount: "(1,099.89)", balance: "10.000" }),
    ];
    const scheme = readRows(rows, "10.000", {}, { layout: "kfintech", linesOnPage: 4 });
    expect(scheme.failures).toEqual([]);
    expect(scheme.rows).toMatchObject([
      {
        type: "sip",
        date: "2021-01-05",
        stampDuty: "0.1",
        description: "Systematic Investment (5/1000)",
      },
      { type: "redemption", date: "2022-03-10", units: "9.999" },
    ]);
  });
});
