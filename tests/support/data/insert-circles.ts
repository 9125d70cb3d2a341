import { runSql } from "../servers/run-sql.ts";

type Row = {
  fund: string;
  id: string;
  date: string;
  type: string;
  units: number;
  amount: number;
  pairId?: string;
};

export type Circles = {
  /** Of each of two funds, whose units are then gathered in a third. */
  purchases: number;
  /** How many times all lots are segregated, and what came of that is sold. */
  circles: number;
  /** In all: the rest are payouts, each of which allows more lots. */
  rows: number;
};

/** Stored before there were limits: 490,000 lots were sold. */
const manyCircles: Circles = { purchases: 4_900, circles: 50, rows: 49_898 };
const mostOfFund = 4_990;

/** The fund that has the lots of two others, and the one to which their costs are segregated. */
export const gatheringFund = "circle-gathering";
export const segregatedFund = "circle-segregated";

const day = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** Purchases that are gathered by transfers, segregated and sold again and again. */
function circleRows({ purchases, circles, rows: inAll }: Circles): Row[] {
  const rows: Row[] = [];
  const add = (row: Omit<Row, "id">) => rows.push({ id: `circle-row-${rows.length}`, ...row });
  const move = (
    kind: "transfer" | "segregation",
    on: { date: string; from: string; to: string },
    units: number,
    amount: number,
  ) => {
    const leg = { date: on.date, amount, pairId: `circle-pair-${rows.length}` };
    add({ ...leg, fund: on.from, type: `${kind}-out`, units: kind === "transfer" ? units : 0 });
    add({ ...leg, fund: on.to, type: `${kind}-in`, units });
  };
  for (const fund of ["circle-source-1", "circle-source-2"]) {
    for (let index = 0; index < purchases; index += 1) {
      const date = day("2008-01-01", index % 4_000);
      add({ fund, date, type: "purchase", units: 10, amount: 1_000 });
    }
    const on = { date: "2019-01-01", from: fund, to: gatheringFund };
    move("transfer", on, purchases * 10, purchases * 1_000);
  }
  for (let index = 0; index < circles; index += 1) {
    const date = day("2019-06-03", index * 30);
    const [units, cost] = [purchases * 20, purchases * 4];
    move("segregation", { date, from: gatheringFund, to: segregatedFund }, units, cost);
    const sold = { fund: segregatedFund, date: day(date, 3), type: "redemption" };
    add({ ...sold, units, amount: 30_000 });
  }
  for (let fund = 0; rows.length < inAll; fund += 1) {
    const id = `circle-paying-${fund}`;
    add({ fund: id, date: "2010-01-01", type: "purchase", units: 10, amount: 1_000 });
    move("transfer", { date: "2019-02-01", from: id, to: gatheringFund }, 5, 500);
    for (let paid = 0; paid < mostOfFund - 2 && rows.length < inAll; paid += 1) {
      add({ fund: id, date: day("2010-02-01", paid), type: "idcw-payout", units: 0, amount: 10 });
    }
  }
  return rows;
}

/** Inserts these rows directly into the database: no limit refuses them. */
export async function insertCircles(
  databaseUrl: string,
  userId: string,
  of: Circles = manyCircles,
): Promise<void> {
  const rows = circleRows(of);
  const funds = [...new Set(rows.map(({ fund }) => fund))];
  await runSql(
    databaseUrl,
    `insert into funds (user_id, id, folio_number, scheme_name, name_key, amfi_code, category,
       invested_amount, units, nav, nav_date, created_at, updated_at)
     select ?1, value, value, 'Example Flexi Cap Fund ' || value, 'example flexi cap fund ' || value,
       '900002', 'equity', '1000', '10', '104.6081', '2026-08-18', 1, 1 from json_each(?2)`,
    [userId, JSON.stringify(funds)],
  );
  await runSql(
    databaseUrl,
    "insert into tax_schemes (user_id, amfi_code, class) values (?1, '900002', 'equity')",
    [userId],
  );
  for (let start = 0; start < rows.length; start += 10_000) {
    await runSql(
      databaseUrl,
      `insert into transactions (user_id, id, fund_id, date, sequence, type, units, amount, nav,
         stamp_duty, exit_load, stt, tds, pair_id, source, confirmed, created_at)
       select ?1, value ->> 'id', value ->> 'fund', value ->> 'date', key, value ->> 'type',
         cast(value ->> 'units' as text), cast(value ->> 'amount' as text), null, '0', '0', '0', '0',
         value ->> 'pairId', 'manual', 1, key from json_each(?2)`,
      [userId, JSON.stringify(rows.slice(start, start + 10_000))],
    );
  }
  await runSql(
    databaseUrl,
    `update funds set transaction_count = counted.n, ledger_version = 1, realised = '0',
       first_date = counted.first, last_date = counted.last
     from (select fund_id, count(*) as n, min(date) as first, max(date) as last
       from transactions where user_id = ?1 group by fund_id) as counted
     where funds.user_id = ?1 and funds.id = counted.fund_id`,
    [userId],
  );
}
