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

/** @param year of the file, by its first calendar year, 2018 or later */
export function referenceSchedule(funds: readonly ReferenceFund[], year: number): string {
  const [from, to] = [`${year}-04-01`, `${year + 1}-03-31`];
  const dated = funds.flatMap((fund) =>
    longSales(fund).flatMap(({ date, row }) => (date >= from && date <= to ? [{ date, row }] : [])),
  );
  const ordered = dated.toSorted((a, b) =>
    a.date + a.row.bought < b.date + b.row.bought ? -1 : 1,
  );
  const rows: Row[] = [];
  for (const { row } of ordered) {
    const together = rows.find(
      (other) => !row.old && !other.old && other.isin === row.isin && other.late === row.late,
    );
    if (together === undefined) rows.push({ ...row });
    else {
      together.units += row.units;
      together.paise += row.paise;
      together.cost += row.cost;
    }
  }
  const withSides = year >= 2024;
  const lines = rows.map((row) => {
    const value = rupees(row.paise);
    const cost = rupees(row.cost);
    const total = row.old ? rupees(row.fmv * row.units) : 0;
    const ninth = row.old ? Math.min(value, total) : 0;
    const seventh = Math.max(cost, ninth);
    return [
      row.old ? "BE" : "AE",
      ...(withSides ? [row.late ? "AE" : "BE"] : []),
      row.isin,
      row.name,
      row.units,
      perUnit(row.paise, row.units),
      value,
      seventh,
      cost,
      ninth,
      row.old ? row.fmv / 100 : 0,
      total,
      0,
      seventh,
      value - seventh,
    ].join(",");
  });
  const labels = withSides ? header : header.filter((label) => !label.includes("(1b)"));
  return [labels.join(","), ...lines, ""].join("\r\n");
}

const rupees = (paise: number): number => Math.floor((paise + 50) / 100);

/** Rupees with four decimals; of the whole rupees with more, until as many units are worth them again. Units are whole. */
function perUnit(paise: number, units: number): number {
  const short = Math.floor((paise * 200 + units) / (2 * units));
  const value = rupees(paise);
  if (Math.floor((units * short + 5_000) / 10_000) === value) return short / 10_000;
  for (let scale = 100_000; ; scale *= 10) {
    const price = Math.floor((2 * value * scale + units) / (2 * units));
    if (Math.floor((units * price + scale / 2) / scale) === value) return price / scale;
  }
}

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
