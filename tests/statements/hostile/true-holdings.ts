import type { Cells } from "./true-tables.ts";

export type TrueHolding = {
  scheme: string;
  isin: string;
  folio: string;
  units: string;
  cost: string;
  nav: string;
  value: string;
};

export const trueHoldings: readonly TrueHolding[] = [
  {
    scheme: "Sample Flexi Cap Fund - Direct Plan - Growth",
    isin: "INF000X01013",
    folio: "12345",
    units: "138.5",
    cost: "7000.15",
    nav: "90",
    value: "12465",
  },
  {
    scheme: "Other Small Cap Fund - Regular Plan - Growth",
    isin: "INF000K01A13",
    folio: "777",
    units: "66.25",
    cost: "3000",
    nav: "40",
    value: "2650",
  },
  {
    scheme: "Sample Liquid Fund - Direct Plan - Growth",
    isin: "INF000X01021",
    folio: "12345",
    units: "10",
    cost: "20500",
    nav: "2100",
    value: "21000",
  },
];

export type HoldingShape = {
  name: string;
  columns: readonly (readonly [string, (holding: TrueHolding) => string])[];
};

const gain = ({ value, cost }: TrueHolding): string =>
  String(Math.round((Number(value) - Number(cost)) * 100) / 100);
const average = ({ cost, units }: TrueHolding): string => (Number(cost) / Number(units)).toFixed(4);

/** As platforms write what is held: by its total cost, or by what a unit cost. */
export const holdingShapes: readonly HoldingShape[] = [
  {
    name: "Groww",
    columns: [
      ["Scheme Name", ({ scheme }) => scheme],
      ["AMC", () => "Sample Mutual Fund"],
      ["Category", () => "Equity"],
      ["Sub Category", () => "Flexi Cap"],
      ["Folio Number", ({ folio }) => folio],
      ["Source", () => "Groww"],
      ["Units", ({ units }) => units],
      ["Invested Value", ({ cost }) => cost],
      ["Current Value", ({ value }) => value],
      ["Returns", gain],
      ["XIRR", () => "12.5%"],
    ],
  },
  {
    name: "MFCentral",
    columns: [
      ["AMC Name", () => "Sample Mutual Fund"],
      ["SCHEMECODE", () => "D110"],
      ["Scheme", ({ scheme }) => scheme],
      ["Folio", ({ folio }) => folio],
      ["Investor Name", () => "SAMPLE NAME"],
      ["PAN", () => "AAAAA0000A"],
      ["Unit Balance", ({ units }) => units],
      ["NAV Date", () => "20-Aug-2026"],
      ["Current Value(Rs.)", ({ value }) => value],
      ["Cost Value(Rs.)", ({ cost }) => cost],
    ],
  },
  {
    name: "INDmoney",
    columns: [
      ["Asset Name", ({ scheme }) => scheme],
      ["Asset Type", () => "Mutual Fund"],
      ["ISIN", ({ isin }) => isin],
      ["Folio No.", ({ folio }) => folio],
      ["Units", ({ units }) => units],
      ["Buy Price", average],
      ["Invested Amount", ({ cost }) => cost],
      ["Current NAV", ({ nav }) => nav],
      ["Current Value", ({ value }) => value],
    ],
  },
  {
    name: "casparser",
    columns: [
      ["amc", () => "Sample Mutual Fund"],
      ["folio", ({ folio }) => folio],
      ["advisor", () => "DIRECT"],
      ["registrar", () => "CAMS"],
      ["pan", () => "AAAAA0000A"],
      ["scheme", ({ scheme }) => scheme],
      ["isin", ({ isin }) => isin],
      ["amfi", () => ""],
      ["open", ({ units }) => units],
      ["close", ({ units }) => units],
      ["cost", ({ cost }) => cost],
      ["value", ({ value }) => value],
      ["date", () => "2026-08-20"],
      ["transactions", () => "0"],
    ],
  },
];

export const holdingTable = (
  { columns }: HoldingShape,
  holdings: readonly TrueHolding[],
): Cells[] => [
  columns.map(([name]) => name),
  ...holdings.map((holding) => columns.map(([, cell]) => cell(holding))),
];
