/**
 * A second reckoning of Schedule 112A, written apart from the product's: it shares no code with it, follows one unit
 * of money and units in whole numbers, and writes the file by itself.
 */
export type ReferenceFund = {
  isin: string;
  name: string;
  /** NAV of 31 January 2018 in hundredths of a rupee. */
  fmv: number;
  purchases: { date: string; units: number; paise: number }[];
  /** Whole units. */
  sales: { date: string; units: number; paise: number }[];
};

type Row = {
  bought: string;
  old: boolean;
  late: boolean;
  isin: string;
  name: string;
  units: number;
  paise: number;
  cost: number;
  fmv: number;
};

const header = [
  "Share/Unit acquired(1a)",
  "Share/Unit Transferred(1b)",
  "ISIN Code(2)",
  "Name of the Share/Unit(3)",
  "No. of Shares/Units(4)",
  "Sale-price per Share/Unit(5)",
  "Full Value of Consideration(Total Sale Value)(6) = 4 * 5",
  "Cost of acquisition without indexation(7)",
  "Cost of acquisition(8)",
  "If the long term capital asset was acquired before 01.02.2018(9)",
  "Fair Market Value per share/unit as on 31st January 2018(10)",
  "Total Fair Market Value of capital asset as per section 55(2)(ac)(11) = 4 * 10",
  "Expenditure wholly and exclusively in connection with transfer(12)",
  "Total deductions(13) = 7 + 12",
  "Balance(14) = 6 - 13",
];

/** @param year of the file, by its first calendar year, 2020 or later */
export function referenceSchedule(funds: readonly ReferenceFund[], year: number): string {
  const [from, to] = [`${year}-04-01`, `${year + 1}-03-31`];
  const dated = funds.flatMap((fund) =>
    longSales(fund).flatMap(({ date, row }) => (date >= from && date <= to ? [{ date, row }] : [])),
  );
  const ordered = dated
    .toSorted((a, b) => (a.date + a.row.bought < b.date + b.row.bought ? -1 : 1))
    .map(({ row }) => row);
  const withSides = year >= 2024;
  const start = (row: Row) => [
    row.old ? "BE" : "AE",
    ...(withSides ? [row.late ? "AE" : "BE"] : []),
  ];
  const lines = [
    ...ordered
      .filter(({ old }) => old)
      .map((row) => {
        const price = Math.floor(
          (tenThousandthsOfPaisa * row.paise * 2 + row.units) / (2 * row.units),
        );
        const value = Math.floor((row.units * price + 5_000) / 10_000);
        const total = rupees(row.fmv * row.units);
        const ninth = Math.min(value, total);
        const eighth = rupees(row.cost);
        const seventh = Math.max(eighth, ninth);
        const tenth = row.fmv / 100;
        const rest = [value, seventh, eighth, ninth, tenth, total, 0, seventh, value - seventh];
        return [...start(row), row.isin, row.name, row.units, price / 10_000, ...rest];
      }),
    ...[false, true].flatMap((late) => {
      const group = ordered.filter((row) => !row.old && row.late === late);
      const [first] = group;
      if (first === undefined) return [];
      const value = rupees(group.reduce((sum, { paise }) => sum + paise, 0));
      const cost = rupees(group.reduce((sum, row) => sum + row.cost, 0));
      const rest = ["", "", value, cost, cost, "", "", "", 0, cost, value - cost];
      return [[...start(first), "INNOTREQUIRD", "CONSOLIDATED", ...rest]];
    }),
  ];
  const labels = withSides ? header : header.filter((label) => !label.includes("(1b)"));
  return [labels, ...lines, []].map((line) => line.join(",")).join("\r\n");
}

/** Of a rupee. */
const tenThousandthsOfPaisa = 100;

const rupees = (paise: number): number => Math.floor((paise + 50) / 100);

function longSales({ purchases, sales, ...fund }: ReferenceFund): { date: string; row: Row }[] {
  const lots = purchases.map((purchase) => ({ ...purchase }));
  return sales.flatMap((sale) => {
    const taken: { date: string; units: number; cost: number }[] = [];
    let wanted = sale.units;
    while (wanted > 0) {
      const lot = lots.find(({ units }) => units > 0);
      if (lot === undefined) throw new Error("more was sold than bought");
      const units = Math.min(wanted, lot.units);
      const cost =
        units === lot.units
          ? lot.paise
          : Math.floor((2 * lot.paise * units + lot.units) / (2 * lot.units));
      taken.push({ date: lot.date, units, cost });
      lot.units -= units;
      lot.paise -= cost;
      wanted -= units;
    }
    let [unitsBefore, paiseBefore] = [0, 0];
    return taken.flatMap(({ date, units, cost }) => {
      unitsBefore += units;
      const upTo = Math.floor((2 * sale.paise * unitsBefore + sale.units) / (2 * sale.units));
      const paise = upTo - paiseBefore;
      paiseBefore = upTo;
      const [y = "", ...monthAndDay] = date.split("-");
      const anniversary = [String(Number(y) + 1), ...monthAndDay].join("-");
      if (sale.date <= anniversary) return [];
      const { isin, name, fmv } = fund;
      const old = date <= "2018-01-31";
      const late = sale.date >= "2024-07-23";
      return [
        { date: sale.date, row: { bought: date, old, late, isin, name, fmv, units, paise, cost } },
      ];
    });
  });
}
