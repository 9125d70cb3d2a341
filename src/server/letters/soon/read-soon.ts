import { isHeldBy } from "../../../shared/holders/held-by.ts";
import {
  longTermDays,
  soonIn,
  unlockedSpan,
  type Soon,
  type SoonFacts,
} from "../../../shared/letters/soon.ts";
import { holderFilterOf } from "../../../shared/letters/whose.ts";
import { untold, type IsToTell } from "../../../shared/letters/topics.ts";
import { upcomingInstalments } from "../../../shared/sips/upcoming.ts";
import { soonSellable } from "../../../shared/tax/selling/soon.ts";
import { goalReads, goalViews } from "../../goals/goal-views.ts";
import { goalsOf } from "../../goals/queries.ts";
import { readGoals } from "../../goals/stored-goal.ts";
import { nextTurn, runInTurns } from "../../platform/queue/run-in-turns.ts";
import { readSips } from "../../sips/queries/sips.ts";
import { sipViews } from "../../sips/sip-view.ts";
import { readAccount, taxedWith, type TaxContext } from "../../tax/read-person.ts";
import { readTold, toldOf } from "../told/queries.ts";

type Account = Awaited<ReturnType<typeof accountOf>>;

/**
 * What is due soon of everyone's funds or one person's, and is not told yet: each by the figures of the page that also has it.
 * @param isToTell decides by itself; by default what no letter has told
 * @throws AppError transactions/conflict
 */
export async function readSoon(ctx: TaxContext, whose: string, isToTell?: IsToTell): Promise<Soon> {
  const account = await accountOf(ctx, whose);
  const facts: SoonFacts = {
    sips: await sipsOfScope(account, whose),
    ...(await sellableOfScope(account, whose)),
    goals: await goalsOfScope(account, whose),
  };
  return soonIn(facts, account.today, isToTell ?? untold(readTold(account.alongside.told)));
}

/** Reads the goals in a second round trip: parsed together with the transactions, they would block the worker too long. */
async function accountOf(ctx: TaxContext, whose: string) {
  const account = await readAccount(ctx, (owner) => ({ told: toldOf(ctx.db, owner, whose) }));
  const { goals, ofGoals } = await ctx.read((owner) => ({
    goals: goalsOf(ctx.db, owner),
    ofGoals: goalReads(ctx, owner),
  }));
  return { ...account, goals, ofGoals };
}

const fundsOfScope = ({ funds }: Account, whose: string) =>
  funds.filter((fund) => isHeldBy(fund, holderFilterOf(whose)));

async function sipsOfScope(account: Account, whose: string): Promise<SoonFacts["sips"]> {
  const named = new Map(fundsOfScope(account, whose).map((fund) => [fund.id, fund]));
  await nextTurn();
  const rows = readSips(account.ofGoals.sips).filter(({ fundId }) => named.has(fundId));
  const sips = await runInTurns(sipViews(rows));
  await nextTurn();
  return upcomingInstalments(sips, account.today).flatMap((due) => {
    const fund = named.get(due.fundId);
    return fund === undefined
      ? []
      : [{ ...due, schemeName: fund.schemeName, folioNumber: fund.folioNumber }];
  });
}

/** Of the funds in scope, each by the figures of who is taxed for it. */
async function sellableOfScope(
  account: Account,
  whose: string,
): Promise<Pick<SoonFacts, "unlocked" | "longTerm">> {
  const { rows, personFor, facts, today } = account;
  const scope = fundsOfScope(account, whose);
  const inScope = new Set(scope.map(({ id }) => id));
  const taxpayers = new Set(scope.map(({ holderId }) => taxedWith(holderId, rows.holders)));
  const asked = { today, unlocked: unlockedSpan(today), longTermDays };
  const found: Pick<SoonFacts, "unlocked" | "longTerm">[] = [];
  for (const taxpayer of taxpayers) {
    found.push(await runInTurns(soonSellable(personFor(taxpayer), facts, asked)));
  }
  const inOrder = <Row extends { fundId: string; on: string }>(all: readonly Row[]): Row[] =>
    all
      .filter(({ fundId }) => inScope.has(fundId))
      .toSorted((one, other) => one.on.localeCompare(other.on));
  return {
    unlocked: inOrder(found.flatMap(({ unlocked }) => unlocked)),
    longTerm: inOrder(found.flatMap(({ longTerm }) => longTerm)),
  };
}

async function goalsOfScope(
  { goals, ofGoals, today }: Account,
  whose: string,
): Promise<SoonFacts["goals"]> {
  await nextTurn();
  const asked = readGoals(goals, holderFilterOf(whose));
  const views = await runInTurns(goalViews(ofGoals, asked, today));
  return views.flatMap(({ id, name, missingSip }) =>
    missingSip === null ? [] : [{ goalId: id, name, missingSip }],
  );
}
