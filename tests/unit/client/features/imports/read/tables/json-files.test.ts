import { describe, expect, it } from "vitest";
import { readTableFile } from "../../../../../../../src/client/features/imports/read/tables/read-table-file.ts";
import { UnreadableFileError } from "../../../../../../../src/shared/imports/statement.ts";

const readText = (text: string) => readTableFile(new TextEncoder().encode(text), undefined);
const read = (file: unknown) => readText(JSON.stringify(file));

function problemOf(text: string): string | null {
  try {
    readText(text);
    return null;
  } catch (error) {
    if (error instanceof UnreadableFileError) return error.problem;
    throw error;
  }
}

const name = "Sample Flexi Cap Fund - Direct Plan - Growth";

describe("what casparser made of a depository's statement", () => {
  const fund = {
    name,
    isin: "INF000X01013",
    amfi: "900001",
    folio: "12345678",
    balance: "10.5",
    nav: "90",
    value: "945",
    total_cost: "525",
    avg_cost: "50",
    pnl: "420",
  };
  const account = {
    name: "Mutual Fund Folios",
    type: "Mutual Fund Folios",
    dp_id: "",
    client_id: "",
    folios: 1,
    balance: "945",
    owners: [{ name: "ASHA SAMPLE", PAN: "AAAPK1234C" }],
    equities: [],
    mutual_funds: [fund],
  };
  const demat = {
    ...account,
    name: "Sample Broker",
    type: "NSDL Demat Account",
    client_id: "10001234",
    balance: 1_000,
    equities: [{ isin: "INE000X01013", name: "Sample Ltd", num_shares: 1, price: 100, value: 100 }],
    mutual_funds: [
      { isin: "INF000K01A13", name: "Other Fund", balance: 9, nav: 100, value: 900, folio: null },
    ],
  };
  const file = {
    statement_period: { from: "01-Aug-2026", to: "31-Aug-2026" },
    accounts: [account, demat],
    investor_info: { name: "ASHA SAMPLE", email: "", address: "", mobile: "" },
    file_type: "NSDL",
    nps: { pran: null, value: "10", schemes: [] },
  };

  it("is what is held, in folios and in demat accounts, without shares and pensions", () => {
    expect(read(file)).toMatchObject({
      source: "casparser",
      to: "2026-08-31",
      failures: [],
      leftOut: [{ reason: "share" }, { reason: "pension" }],
      schemes: [
        {
          name,
          folio: "12345678",
          investor: "ASHA SAMPLE XXXXXX234C",
          isin: "INF000X01013",
          amfiCode: "900001",
          rows: [],
          failures: [],
          closing: { units: "10.5", nav: "90", cost: "525", value: "945", date: "2026-08-31" },
        },
        { folio: "Demat 1234", closing: { units: "9", cost: null } },
      ],
    });
  });

  it("has a printed sum and figures that have to agree", () => {
    expect(read({ ...file, accounts: [{ ...account, balance: "900" }] }).failures).toMatchObject([
      { check: "house-total", expected: "900", found: "945" },
    ]);
    const failuresWith = (change: Partial<typeof fund>) =>
      read({ ...file, accounts: [{ ...account, mutual_funds: [{ ...fund, ...change }] }] })
        .schemes[0]?.failures;
    expect(failuresWith({ nav: "80" })).toMatchObject([{ check: "value" }]);
    // Units and NAV are exchanged.
    expect(failuresWith({ balance: "90", nav: "10.5" })).toMatchObject([{ check: "cost" }]);
  });

  it("keeps demat accounts apart whose numbers end alike", () => {
    const heldBy = (...numbers: { dp_id?: string; client_id: string }[]) =>
      read({ ...file, accounts: numbers.map((number) => ({ ...demat, ...number })) }).schemes.map(
        ({ folio, closing }) => [folio, closing?.units],
      );
    expect(heldBy({ client_id: "10001234" }, { client_id: "20001234" })).toEqual([
      ["Demat 10001234", "9"],
      ["Demat 20001234", "9"],
    ]);
    expect(
      heldBy({ dp_id: "IN1", client_id: "10001234" }, { dp_id: "IN2", client_id: "10001234" }),
    ).toEqual([
      ["Demat IN1 10001234", "9"],
      ["Demat IN2 10001234", "9"],
    ]);
    expect(heldBy({ client_id: "10001234" }, { client_id: "10005678" })).toEqual([
      ["Demat 1234", "9"],
      ["Demat 5678", "9"],
    ]);
  });

  it("is refused where a name is missing that decides what is held", () => {
    const { balance, ...without } = fund;
    const changed = {
      ...file,
      accounts: [{ ...account, mutual_funds: [{ ...without, units: balance }] }],
    };
    expect(problemOf(JSON.stringify(changed))).toBe("unknown-statement");
  });
});

describe("a JSON file of plain records", () => {
  it("of MFCentral says what is held, by name and by day", () => {
    const held = {
      "AMC Name": "Sample Mutual Fund",
      SCHEMECODE: "D110",
      Scheme: name,
      Type: "GROWTH",
      Folio: "12345678/0",
      "Investor Name": "ASHA SAMPLE",
      PAN: "AAAPK1234C",
      "Unit Balance": 10.5,
      "NAV Date": "20-AUG-2026",
      "Current Value(Rs.)": "945.00",
      "Cost Value(Rs.)": "525.00",
    };
    const expected = {
      source: "holdings",
      to: "2026-08-20",
      schemes: [
        {
          name,
          house: "Sample Mutual Fund",
          folio: "12345678/0",
          closing: { units: "10.5", cost: "525", value: "945", date: "2026-08-20" },
        },
      ],
    };
    expect(read({ dtTrxnResult: [held] })).toMatchObject(expected);
    const detailed = {
      AMCName: "Sample Mutual Fund",
      Scheme: name,
      Folio: "12345678/0",
      InvestorName: "ASHA SAMPLE",
      UnitBal: "10.5",
      NAVDate: "20-Aug-2026",
      CurrentValue: 945,
      CostValue: 525,
    };
    expect(read([detailed])).toMatchObject(expected);
  });

  it("of CAMS has the transactions of its report", () => {
    const row = (
      TRADE_DATE: string,
      TRANSACTION_TYPE: string,
      UNITS: number | null,
      AMOUNT: number | null,
    ) => ({
      MF_NAME: "Sample Mutual Fund",
      INVESTOR_NAME: "ASHA SAMPLE",
      PAN: "AAAPK1234C",
      FOLIO_NUMBER: "12345678",
      PRODUCT_CODE: "D110",
      SCHEME_NAME: name,
      Type: "GROWTH",
      TRADE_DATE,
      TRANSACTION_TYPE,
      DIVIDEND_RATE: null,
      AMOUNT,
      UNITS,
      PRICE: UNITS === null ? null : 50,
      BROKER: "DIRECT",
    });
    const rows = [
      row("03-JAN-2023", "Purchase (Systematic)", 10, 500),
      row("04-JAN-2023", "Address Updated", null, null),
      row("03-FEB-2023", "Switch- Out", -4, -200),
    ];
    expect(read({ dtTrxnResult: rows })).toMatchObject({
      source: "cams-report",
      schemes: [
        {
          registrarCode: "CAMS D110",
          rows: [
            { date: "2023-01-03", type: "sip", units: "10" },
            { type: "switch-out", units: "4" },
          ],
        },
      ],
    });
  });

  it("has lists of which each says what is held, and both are named where they differ", () => {
    const list = (units: number) => [{ Scheme: name, Folio: "1", Units: units, Invested: 500 }];
    expect(read({ june: list(100), august: list(120) }).schemes).toMatchObject([
      { failures: [{ check: "two-sheets", expected: "june", found: "august" }] },
    ]);
  });

  it("has all digits of a folio that is a number, or says that they are lost", () => {
    const foliosIn = (folio: string) =>
      readText(`[{"Scheme":"${name}","Folio":${folio},"Units":10,"Invested":500}]`).schemes.map(
        (scheme) => [scheme.folio, ...scheme.failures.map(({ check }) => check)],
      );
    expect(foliosIn("910123456789012345")).toEqual([["910123456789012345"]]);
    expect(foliosIn("12345678")).toEqual([["12345678"]]);
    expect(foliosIn("9.1e17")).toEqual([[null, "folio"]]);
    expect(foliosIn('"\\"910123456789012345\\""')).not.toEqual([["910123456789012345"]]);
  });

  it("is the same with a record in each line", () => {
    const records = ["2024-01-05", "2024-02-05"].map((date, at) => ({
      symbol: name,
      isin: "INF000X01013",
      trade_date: date,
      segment: "MF",
      trade_type: "buy",
      quantity: 10 + at,
      price: 50,
    }));
    const lines = records.map((record) => `${JSON.stringify(record)}\r\n`).join("");
    expect(readText(lines)).toEqual(read(records));
    expect(readText(lines).schemes).toMatchObject([{ rows: [{ units: "10" }, { units: "11" }] }]);
    expect(problemOf(lines.replace('"price":50', '"price":50,"price":5'))).toBe("repeated-names");
    expect(problemOf(lines.slice(0, -9))).toBe("not-readable");
  });

  it("of too many different names is refused before there are cells", () => {
    const records = Array.from({ length: 201 }, (_, at) => ({ [`k${at}`]: at }));
    expect(problemOf(JSON.stringify(records))).toBe("too-many-columns");
    expect(problemOf(JSON.stringify(records.slice(1)))).toBe("unknown-columns");
  });

  it("of unknown names is asked about, as a table is", () => {
    expect(problemOf(JSON.stringify([{ a: 1, b: 2, c: 3 }]))).toBe("unknown-columns");
    expect(problemOf(JSON.stringify({ a: { b: [1] } }))).toBe("unknown-statement");
  });

  it("is refused where one name says two things", () => {
    const record = (names: string) =>
      `[{"Scheme":"${name}","Folio":"1","Units":10,"Invested":500${names}}]`;
    expect(problemOf(record(""))).toBeNull();
    expect(problemOf(record(',"Units":11'))).toBe("repeated-names");
    expect(problemOf(record(',"Un\\u0069ts":11'))).toBe("repeated-names");
    expect(problemOf(record(',"Note":"\\"Units\\":11","x":{"Units":1,"y":["Units"]}'))).not.toBe(
      "repeated-names",
    );
  });
});

describe("a file of Ghostfolio", () => {
  const activity = {
    accountId: "a",
    comment: null,
    currency: "INR",
    dataSource: "YAHOO",
    date: "2022-03-15T18:30:00.000Z",
    fee: 0.5,
    quantity: 10,
    symbol: "0P0000.BO",
    type: "BUY",
    unitPrice: 50,
  };

  it("has buys, sells and dividends on India's days, in rupees", () => {
    const file = {
      meta: { date: "2026-01-01", version: "dev" },
      accounts: [{ id: "a", name: "Broker" }],
      assetProfiles: [{ symbol: "0P0000.BO", name, isin: "INF000X01013" }],
      activities: [
        activity,
        { ...activity, date: "2023-03-16T00:00:00.000Z", type: "SELL", quantity: 4 },
        { ...activity, date: "2023-04-16T00:00:00.000Z", type: "DIVIDEND", quantity: 1, fee: 0 },
        { ...activity, type: "FEE" },
        { ...activity, currency: "USD" },
      ],
    };
    expect(read(file)).toMatchObject({
      source: "ghostfolio",
      leftOut: [{ reason: "not-a-fund" }, { reason: "not-a-fund" }],
      schemes: [
        {
          name,
          isin: "INF000X01013",
          folio: null,
          investor: null,
          rows: [
            { date: "2022-03-16", type: "purchase", units: "10", amount: "500", stampDuty: "0.5" },
            { type: "redemption", units: "4", amount: "199.5", exitLoad: "0.5" },
            { type: "idcw-payout", units: "0", amount: "50" },
          ],
        },
      ],
    });
  });

  const accounts = [
    { id: "a", name: "Asha" },
    { id: "b", name: "Ravi" },
  ];
  const readActivities = (...activities: object[]) =>
    read({ accounts, activities: activities.map((own) => ({ ...activity, ...own })) });

  it("keeps one symbol in two accounts apart, as they can be of two people", () => {
    const { schemes } = readActivities({}, { accountId: "b" });
    expect(schemes.map(({ investor }) => investor)).toEqual(["Asha", "Ravi"]);
    expect(readActivities({}, { symbol: "X", accountId: "b" }).schemes).toMatchObject([
      { investor: null },
      { investor: null },
    ]);
  });

  it("does not count what its comment says is wrong", () => {
    const { schemes, unreadable } = readActivities({}, { comment: "wrong entry" });
    expect(schemes.map(({ rows }) => rows.length)).toEqual([1]);
    expect(unreadable).toMatchObject([{ line: 2, reason: "not-completed" }]);
  });
});

describe("the orders of Kite", () => {
  const order = {
    order_id: "a1",
    exchange_order_id: "254005",
    tradingsymbol: "INF000X01013",
    status: "COMPLETE",
    status_message: null,
    folio: "70055512",
    fund: "Sample Flexi Cap Fund - Direct Plan",
    order_timestamp: "2025-06-05 09:12:44",
    exchange_timestamp: "2025-06-06",
    settlement_id: "2526050",
    transaction_type: "BUY",
    amount: 5000,
    variety: "sip",
    purchase_type: "FRESH",
    quantity: 58.512,
    average_price: 85.4481,
    last_price: 90.7427,
    last_price_date: "2026-11-26",
    placed_by: "AB0000",
    tag: null,
  };
  const readOrders = (...orders: object[]) =>
    read({ status: "success", data: orders.map((own) => ({ ...order, ...own })) });

  it("are read by the ISIN in their symbol, a sale by its units and price", () => {
    const sale = { transaction_type: "SELL", amount: 0, quantity: 20, average_price: 88.1 };
    expect(readOrders({}, { ...sale, exchange_timestamp: "2026-02-10" })).toMatchObject({
      source: "zerodha",
      schemes: [
        {
          isin: "INF000X01013",
          folio: "70055512",
          rows: [
            { date: "2025-06-06", type: "purchase", units: "58.512", amount: "5000" },
            { date: "2026-02-10", type: "redemption", units: "20", amount: "1762" },
          ],
        },
      ],
      unreadable: [],
    });
  });

  it.each(["REJECTED", "CANCELLED", "OPEN", "PROCESSING"])("leave out what is %s", (status) => {
    const open = { status, exchange_timestamp: null, quantity: 0, average_price: 0 };
    const { schemes, unreadable } = readOrders({}, open);
    expect(schemes).toMatchObject([{ rows: [{ units: "58.512" }] }]);
    expect(unreadable).toMatchObject([{ line: 2, reason: "not-completed" }]);
  });
});
