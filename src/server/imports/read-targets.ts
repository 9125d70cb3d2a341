import { AppError } from "../../shared/errors.ts";
import { maxFundsPerUser } from "../../shared/funds/schema.ts";
import { holdingKey } from "../../shared/imports/commit/holding-key.ts";
import { maxImportsPerUser, type CommitInput, type FundItem } from "../../shared/imports/schema.ts";
import { missing } from "../../shared/missing.ts";
import { nameKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundCount, type NewFund } from "../stored-funds/queries/funds.ts";
import { schemesByCodes } from "../schemes/queries/schemes.ts";
import { totalsOfItem } from "./part-change.ts";
import type { Target } from "./target-change.ts";
import { countOfOtherImports, fundsOfItems, storedPart } from "./queries.ts";
import { placesBeyond } from "./places-beyond.ts";

export type WantedFunds = Omit<Awaited<ReturnType<typeof readTargets>>, "stored">;

/** With its place among the items that were sent. */
type SentTarget = Target & { place: number; hasWork: boolean; isListedNow: boolean };

export async function readTargets(ctx: SignedInContext, input: CommitInput) {
  const fundItems = [...input.items.entries()].flatMap(([index, item]) =>
    item.kind === "fund" ? [{ index, item }] : [],
  );
  const wanted = fundItems.map(({ item }) => item);
  const renamed = fundItems.flatMap(({ item }, position) =>
    item.recordedName === null
      ? []
      : [{ ...item, position, schemeName: item.recordedName, amfiCode: null }],
  );
  const codes = wanted.flatMap(({ amfiCode }) => (amfiCode == null ? [] : [amfiCode]));
  const {
    stored: [stored],
    found,
    unlisted,
    schemes,
    total: [total = missing()],
    others: [others = missing()],
  } = await ctx.read((owner) => ({
    stored: storedPart(ctx.db, owner, input.importId, input.part),
    found: fundsOfItems(ctx.db, owner, wanted),
    unlisted: fundsOfItems(ctx.db, owner, renamed),
    schemes: schemesByCodes(ctx.db, codes),
    total: fundCount(ctx.db, owner),
    others: countOfOtherImports(ctx.db, owner, input.importId),
  }));
  const rowsByFund = Map.groupBy(
    input.items.filter((item) => item.kind === "transaction"),
    ({ fund }) => fund,
  );
  const foundByItem = new Map(found.map((fund) => [fund.item, fund]));
  const unlistedByItem = new Map(unlisted.map((fund) => [renamed[fund.item]?.position, fund]));
  const newIds = new Map<string, string>();
  const all = fundItems.map(({ index: place, item }, position): SentTarget => {
    const recorded = foundByItem.get(position);
    const existing = recorded ?? unlistedByItem.get(position);
    // A statement can have one fund twice, under an old name and a new one.
    const sameFund = newIds.get(holdingKey(item));
    const fundId = existing?.id ?? sameFund ?? crypto.randomUUID();
    const own = rowsByFund.get(place) ?? [];
    const hasWork = item.totals !== null || own.length > 0;
    if (hasWork) newIds.set(holdingKey(item), fundId);
    const isTotals = existing?.ledgerVersion === 0;
    if (own.length > 0 && item.coverage === "later" && isTotals) {
      throw new AppError("transactions/no-ledger", { items: [place] });
    }
    const isNew = existing === undefined && sameFund === undefined;
    const isListedNow = recorded === undefined && existing !== undefined;
    return { item, place, fundId, isNew, rows: own, hasWork, isListedNow };
  });
  const targets = all.filter(({ hasWork }) => hasWork);
  const newTargets = targets.filter(({ isNew }) => isNew);
  const beyond = placesBeyond(maxFundsPerUser - total.count, newTargets, () => 1);
  if (beyond.length > 0) throw new AppError("funds/too-many", { items: beyond });
  if (others.count >= maxImportsPerUser) throw new AppError("imports/too-many");
  return {
    stored,
    items: targets,
    targets: joinedByFund(targets),
    newFunds: newTargets.map(newFundOf(schemes, ctx.clock())),
    listedNow: all
      .filter(({ isListedNow }) => isListedNow)
      .map(({ fundId, item }) => ({ fundId, scheme: schemeOf(schemes, item) })),
    // Also of an item that comes before the one that makes the fund.
    balances: all.flatMap(({ fundId, isNew, item }) =>
      item.printed === null
        ? []
        : [
            {
              fundId: isNew ? (newIds.get(holdingKey(item)) ?? fundId) : fundId,
              printed: item.printed,
            },
          ],
    ),
  };
}

/** The items of one fund as one: each would else be compared with the ledger as if it were alone. */
function joinedByFund(targets: readonly Target[]): Target[] {
  const joined = new Map<string, Target>();
  for (const target of targets) {
    const { fundId, item, rows } = target;
    const before = joined.get(fundId);
    if (before === undefined) joined.set(fundId, target);
    else {
      const coverage = before.item.coverage === "totals" ? item.coverage : before.item.coverage;
      const dropped = [...before.item.dropped, ...item.dropped];
      joined.set(fundId, {
        ...before,
        item: { ...before.item, coverage, dropped },
        rows: [...before.rows, ...rows],
      });
    }
  }
  return [...joined.values()];
}

/** What a fund has of its scheme. */
function schemeOf(schemes: readonly Scheme[], item: FundItem) {
  const scheme = schemes.find(({ code }) => code !== null && code === item.amfiCode);
  const schemeName = scheme?.name ?? item.schemeName;
  return {
    schemeName,
    amfiCode: item.amfiCode ?? null,
    nameKey: nameKey(schemeName),
    nav: scheme?.nav ?? null,
    navDate: scheme?.navDate ?? null,
  };
}

const newFundOf =
  (schemes: readonly Scheme[], createdAt: Date) =>
  ({ item, fundId }: Target): Omit<NewFund, "userId"> => {
    const {
      kind,
      house,
      coverage,
      totals,
      totalsBefore,
      dropped,
      schemeKey,
      printed,
      recordedName,
      ...description
    } = item;
    return {
      ...description,
      id: fundId,
      ...schemeOf(schemes, item),
      ...totalsOfItem(totals ?? { units: 0, investedAmount: 0 }),
      createdAt,
      updatedAt: null,
    };
  };
