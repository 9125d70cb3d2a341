// @module-tag long
import { describe, expect, inject, it } from "vitest";
import type { Fund, FundList } from "../../../src/shared/funds/schema.ts";
import type { Holder } from "../../../src/shared/holders/holder.ts";
import { commitParts } from "../../../src/shared/imports/commit/commit-parts.ts";
import { proposeStatement } from "../../../src/shared/imports/propose/propose-statement.ts";
import type { PastImport, RecordedLedgers } from "../../../src/shared/imports/schema.ts";
import type { Statement, StatementRow } from "../../../src/shared/imports/statement.ts";
import { missing } from "../../../src/shared/missing.ts";
import type { PortfolioPerformance } from "../../../src/shared/portfolio/schema.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import type { Sip } from "../../../src/shared/sips/schema.ts";
import { fundInput, type Answer } from "../../support/api/api-client.ts";
import { goalInput } from "../../support/api/goals.ts";
import { holderInput } from "../../support/api/holders.ts";
import { statementRow, statementScheme } from "../../support/api/imports.ts";
import { okay, sipInput, transactionInput } from "../../support/api/ledgers.ts";
import { registerRecipient, registerUser, type RegisteredUser } from "../../support/api/sharing.ts";
import { randomNumbers } from "../../support/data/sample-ledgers.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { acceptedChoice } from "../../statements/hostile/recorded-statement.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const names = ["Made Fund A", "Made Fund B", "Made Fund C"];
const months = 18;

type Random = () => number;
const one = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** A row a month from January 2022, with its balance. */
function pastOf(random: Random): StatementRow[] {
  let balance = 0;
  return Array.from({ length: months }, (_, month) => {
    const isOut = random() > 0.75 && balance > 60_000;
    const thousandths = 10_000 + Math.floor(random() * 40_000);
    balance += isOut ? -thousandths : thousandths;
    const day = new Date(Date.UTC(2022, month, 5 + Math.floor(random() * 3)));
    return statementRow({
      date: day.toISOString().slice(0, 10),
      type: isOut ? "redemption" : random() > 0.5 ? "sip" : "purchase",
      units: (thousandths / 1_000).toFixed(3),
      amount: (thousandths / 20).toFixed(2),
      stampDuty: "0",
      balance: (balance / 1_000).toFixed(3),
    });
  });
}

const dayIn = (month: number, day: number): string =>
  new Date(Date.UTC(2022, month, day)).toISOString().slice(0, 10);

/** A statement of some of these months, or of what is held at their end. */
function statementOf(pasts: readonly StatementRow[][], random: Random): Statement {
  const from = one(random, [0, 0, 0, 3, 8]) ?? 0;
  const end = Math.max(from, one(random, [5, 9, 13, 17]) ?? 0);
  const isHeld = random() > 0.8;
  return {
    source: "cas-detailed",
    from: from === 0 ? "1990-01-01" : dayIn(from, 1),
    to: dayIn(end, 28),
    failures: [],
    leftOut: [],
    unreadable: [],
    schemes: pasts.map((rows, index) => {
      const units = rows[end]?.balance ?? missing();
      return statementScheme({
        folio: index === 2 ? "77" : "55",
        name: names[index] ?? missing(),
        opening: isHeld ? null : (rows[from - 1]?.balance ?? "0.000"),
        rows: isHeld ? [] : rows.slice(from, end + 1),
        closing: {
          units,
          date: dayIn(end, 28),
          nav: "50",
          cost: (Number(units) * 48).toFixed(2),
          value: null,
        },
      });
    }),
  };
}

const fundsOf = async (owner: RegisteredUser): Promise<Fund[]> =>
  okay<FundList>(await owner.query("funds.list")).funds;
const listed = async <Item>(owner: RegisteredUser, name: string, input?: object) =>
  okay<Item[]>(await owner.query(name, input));

/** As the page does; sometimes a second tab sends the same at the same time. */
async function importStatement(
  owner: RegisteredUser,
  statement: Statement,
  random: Random,
): Promise<Answer[]> {
  const recorded = okay<RecordedLedgers>(await owner.query("imports.ledgers"));
  const { schemes } = await proposeStatement(
    statement,
    { ...recorded, funds: await fundsOf(owner) },
    (scheme) => ({
      ...acceptedChoice(scheme, null),
      isConfirmed: true,
      replacesTotals: random() > 0.5,
    }),
    () => crypto.randomUUID(),
    async () => {},
  );
  const { source, from, to } = statement;
  const importId = crypto.randomUUID();
  const parts = commitParts(
    schemes.flatMap(({ proposed }) => (proposed?.proposal.refusal === null ? [proposed] : [])),
    { importId, source, statement: { from, to } },
  );
  const hasOtherTab = random() > 0.7;
  const answers: Answer[] = [];
  for (const part of parts) {
    const sent = hasOtherTab ? [part, { ...part, importId: crypto.randomUUID() }] : [part];
    answers.push(...(await Promise.all(sent.map((each) => owner.mutate("imports.commit", each)))));
  }
  return answers;
}

type Things = {
  owner: RegisteredUser;
  recipient: RegisteredUser;
  pasts: readonly StatementRow[][];
  random: Random;
};

/** What a user can do at any time; undefined where there is nothing to do it with. */
const steps: readonly ((things: Things) => Promise<Answer | Answer[] | undefined>)[] = [
  ...Array.from(
    { length: 4 },
    () =>
      ({ owner, pasts, random }: Things) =>
        importStatement(owner, statementOf(pasts, random), random),
  ),
  async ({ owner, random }) => {
    const found = one(random, await listed<PastImport>(owner, "imports.list"));
    return found && owner.mutate("imports.undo", { importId: found.importId });
  },
  async ({ owner, random }) => {
    const { transactions } = okay<RecordedLedgers>(await owner.query("imports.ledgers"));
    const row = one(random, transactions);
    if (row === undefined) return undefined;
    return random() > 0.5
      ? owner.mutate("transactions.delete", { id: row.id })
      : owner.mutate("transactions.update", { id: row.id, data: { units: row.units + 1 } });
  },
  async ({ owner, random }) => {
    const removal = one(random, await listed<Removal>(owner, "removals.list"));
    return removal && owner.mutate("removals.restore", { id: removal.id });
  },
  async ({ owner, random }) => {
    const sip = one(random, await listed<Sip>(owner, "sips.list", {}));
    return sip && owner.mutate("sips.delete", { id: sip.id, withEstimates: random() > 0.5 });
  },
  async ({ owner, random }) => {
    const holder = one(random, await listed<Holder>(owner, "holders.list"));
    return holder === undefined
      ? owner.mutate("holders.add", holderInput())
      : owner.mutate("holders.delete", { id: holder.id, moveTo: null });
  },
  ({ owner, recipient, random }) =>
    owner.mutate(one(random, ["sharing.share", "sharing.update", "sharing.unshare"]) ?? missing(), {
      recipientId: recipient.id,
    }),
  ({ owner, random }) =>
    owner.mutate(
      "funds.add",
      fundInput({ schemeName: one(random, names), amfiCode: null, folioNumber: "55" }),
    ),
  ...(
    [
      ["funds.delete", ({ id }) => ({ id })],
      ["funds.startLedger", ({ id }) => ({ id, date: "2022-01-01" })],
      ["sips.add", ({ id }) => sipInput({ fundId: id, from: "2022-03-01", amount: 1_500 })],
      ["goals.add", ({ id }) => goalInput({ parts: [{ fundId: id, percent: 10 }] })],
      ["transactions.add", ({ id }) => transactionInput({ fundId: id, date: "2022-05-06" })],
    ] as const satisfies readonly (readonly [string, (fund: Fund) => object])[]
  ).map(([name, inputOf]) => async ({ owner, random }: Things) => {
    const fund = one(random, await fundsOf(owner));
    return fund && owner.mutate(name, inputOf(fund));
  }),
  async ({ owner }) => {
    const [from, to] = await fundsOf(owner);
    const moved = { date: "2023-08-10", unitsOut: 1, unitsIn: 1, amount: 50 };
    return (
      from &&
      to &&
      owner.mutate("transactions.switch", { fromFundId: from.id, toFundId: to.id, ...moved })
    );
  },
];

const incoming = "'purchase', 'sip', 'switch-in', 'opening'";
/** Each finds what must not be there. */
const contradictions = [
  `select f.id from funds f left join transactions t on t.user_id = f.user_id and t.fund_id = f.id
   where f.user_id = ? group by f.id
   having f.transaction_count <> count(t.id) or f.ledger_version > 0 and abs(f.units - coalesce(
     sum(iif(t.type in (${incoming}), 1, -1) * t.units), 0)) > 0.001`,
  "select pair_id from transactions where user_id = ? and pair_id is not null group by 1 having count(*) > 2",
  `select fund_id, date, units from transactions where user_id = ? and source = 'import'
   group by fund_id, date, type, units, amount having count(*) > 1`,
  "select due_date from transactions where user_id = ? and sip_id is not null group by sip_id, due_date having count(*) > 1",
  `select name from categories c where user_id = ? and count <>
     (select count(*) from funds f where f.user_id = c.user_id and f.category = c.name)`,
];

async function expectAgreement({ owner }: Things): Promise<void> {
  for (const query of contradictions)
    expect(await runSql(databaseUrl, query, [owner.id]), query).toEqual([]);
  const { funds } = okay<PortfolioPerformance>(await owner.query("portfolio.performance"));
  const invested = new Map(funds.map((each) => [each.fundId, each.invested]));
  for (const fund of await fundsOf(owner)) {
    if (fund.hasTransactions) expect(invested.get(fund.id)).toBeCloseTo(fund.investedAmount, 2);
  }
}

const everything = async ({ owner }: Things) =>
  Promise.all(
    [
      `select id, units, invested_amount, realised, transaction_count, holder_id from funds
       where user_id = ? order by id`,
      "select id, fund_id, units, amount, sip_id, due_date from transactions where user_id = ? order by id",
    ].map((query) => runSql(databaseUrl, query, [owner.id])),
  );

describe("what a user does in any order", () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 3],
  ])("leaves ledgers that agree with themselves: walk %i, %i at once", async (seed, atOnce) => {
    const random = randomNumbers(seed * 7_919);
    const [owner, recipient] = [await registerUser(baseUrl), await registerRecipient(baseUrl)];
    const things = { owner, recipient, random, pasts: names.map(() => pastOf(random)) };
    for (let count = 0; count < 40; count += 1) {
      const now = Array.from({ length: atOnce }, () => one(random, steps) ?? missing());
      const answers = (await Promise.all(now.map((step) => step(things)))).flat();
      for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500);
      await expectAgreement(things);
    }
    const before = await everything(things);
    const earlier = new Set(
      (await listed<PastImport>(owner, "imports.list")).map(({ importId }) => importId),
    );
    await importStatement(owner, statementOf(things.pasts, random), random);
    for (const { importId } of await listed<PastImport>(owner, "imports.list")) {
      if (!earlier.has(importId)) okay(await owner.mutate("imports.undo", { importId }));
    }
    expect(await everything(things)).toEqual(before);
  });
});
