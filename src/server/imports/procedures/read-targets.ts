import { AppError } from "../../../shared/errors.ts";
import { maxFundsPerUser } from "../../../shared/funds/schema.ts";
import { holdingKey } from "../../../shared/imports/commit/holding-key.ts";
import {
  maxImportsPerUser,
  type CommitInput,
  type CommitResult,
  type FundItem,
} from "../../../shared/imports/schema.ts";
import { missing } from "../../../shared/missing.ts";
import { nameKey, type Scheme } from "../../../shared/schemes/scheme.ts";
import type { SignedInContext } from "../../auth/signed-in-context.ts";
import { fundCount, type NewFund } from "../../funds/queries/funds.ts";
import { schemesByCodes } from "../../schemes/queries/schemes.ts";
import { totalsOfItem } from "./part-change.ts";
import type { Target } from "./target-change.ts";
import { countOfOtherImports, fundsOfItems, storedPart, type FoundFund } from "./queries.ts";
import { placesBeyond } from "./places-beyond.ts";

export type WantedFunds = ReturnType<typeof targetsOf>;

/** An item with its index among those that were sent. */
type SentTarget = Target & { place: number; hasWork: boolean; isListedNow: boolean };

/** @returns `stored` where the part is stored already, whatever has become of its funds since */
export async function readTargets(
  ctx: SignedInContext,
  input: CommitInput,
): Promise<{ stored: CommitResult } | WantedFunds> {
  const fundItems = fundItemsOf(input);
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
  if (stored !== undefined) return { stored };
  if (others.count >= maxImportsPerUser) throw new AppError("imports/too-many");
  const foundByItem = new Map(found.map((fund) => [fund.item, fund]));
  const unlistedByItem = new Map(unlisted.map((fund) => [renamed[fund.item]?.position, fund]));
  return targetsOf(input, {
    foundByItem,
    unlistedByItem,
    schemes,
    room: maxFundsPerUser - total.count,
    now: ctx.clock(),
  });
}

const fundItemsOf = ({ items }: CommitInput) =>
  [...items.entries()].flatMap(([place, item]) => (item.kind === "fund" ? [{ place, item }] : []));

type FundsThere = {
  /** Funds by the position of their item among those of funds. */
  foundByItem: ReadonlyMap<number, FoundFund>;
  /** Funds that have no code yet. */
  unlistedByItem: ReadonlyMap<number | undefined, FoundFund>;
  schemes: readonly Scheme[];
  /** How many funds the account may have besides. */
  room: number;
  now: Date;
};

/** @throws AppError with the items that cannot be stored */
function targetsOf(
  input: CommitInput,
  { foundByItem, unlistedByItem, schemes, room, now }: FundsThere,
) {
  const rowsByFund = Map.groupBy(
    input.items.filter((item) => item.kind === "transaction"),
    ({ fund }) => fund,
  );
  const newIds = new Map<string, string>();
  const afterTotals: number[] = [];
  const gone: number[] = [];
  const all = fundItemsOf(input).map(({ place, item }, position): SentTarget => {
    const recorded = foundByItem.get(position);
    const existing = recorded ?? unlistedByItem.get(position);
    // A statement can have one fund twice, under an old name and a new one.
    const sameFund = newIds.get(holdingKey(item));
    const fundId = existing?.id ?? sameFund ?? crypto.randomUUID();
    const own = rowsByFund.get(place) ?? [];
    const isCorrected = item.isComplete && existing !== undefined && existing.ledgerVersion > 0;
    const hasWork = item.totals !== null || own.length > 0 || isCorrected;
    if (hasWork || existing !== undefined) newIds.set(holdingKey(item), fundId);
    const isLater = own.length > 0 && item.coverage === "later";
    if (isLater && existing?.ledgerVersion === 0) afterTotals.push(place);
    const isNew = existing === undefined && sameFund === undefined;
    const hasLedger = sameFund !== undefined || (existing?.ledgerVersion ?? 0) > 0;
    if (item.isRecorded && own.length > 0 && !hasLedger) gone.push(place);
    const isListedNow = recorded === undefined && existing !== undefined;
    return { item, place, fundId, isNew, rows: own, hasWork, isListedNow };
  });
  if (afterTotals.length > 0) throw new AppError("transactions/no-ledger", { items: afterTotals });
  if (gone.length > 0) throw new AppError("imports/ledger-deleted-meanwhile", { items: gone });
  requireOneScheme(all);
  const targets = all.filter(({ hasWork }) => hasWork);
  const newTargets = targets.filter(({ isNew }) => isNew);
  const beyond = placesBeyond(room, newTargets, () => 1);
  if (beyond.length > 0) throw new AppError("funds/too-many", { items: beyond });
  return {
    items: targets,
    targets: joinedByFund(targets),
    newFunds: newTargets.map(newFundOf(schemes, now)),
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

/**
 * A fund gets one scheme's code, and of a folio only one fund gets it.
 * @throws AppError funds/same-scheme-and-folio with the items that say otherwise
 */
function requireOneScheme(all: readonly SentTarget[]): void {
  const holdings = new Map<string, string>();
  const funds = new Map<string, string>();
  const others = all.flatMap(({ isListedNow, item, fundId, place }) => {
    if (!isListedNow) return [];
    const holding = holdingKey(item);
    if (!funds.has(holding) && !holdings.has(fundId)) {
      funds.set(holding, fundId);
      holdings.set(fundId, holding);
    }
    return funds.get(holding) === fundId && holdings.get(fundId) === holding ? [] : [place];
  });
  if (others.length > 0) throw new AppError("funds/same-scheme-and-folio", { items: others });
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
      const isComplete = before.item.isComplete || item.isComplete;
      joined.set(fundId, {
        ...before,
        item: { ...before.item, coverage, isComplete },
        rows: [...before.rows, ...rows],
      });
    }
  }
  return [...joined.values()];
}

/** The columns that a fund takes from its scheme. */
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
      isComplete,
      isRecorded,
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
