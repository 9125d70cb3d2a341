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
import { countOfOtherImports, fundsOfItems, storedPart } from "./queries.ts";
import { placesBeyond } from "./places-beyond.ts";
import {
  fundIdsByHolding,
  fundItemsOf,
  storesAnything,
  isNew,
  requireLedgers,
  requireOneScheme,
  sentItems,
  type FundsOfItems,
  type SentItem,
} from "./sent-items.ts";

export type WantedFunds = ReturnType<typeof targetsOf>;

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

type FundsThere = FundsOfItems & {
  schemes: readonly Scheme[];
  /** How many funds the account may have besides. */
  room: number;
  now: Date;
};

/** @throws AppError with the items that cannot be stored */
function targetsOf(input: CommitInput, there: FundsThere) {
  const { schemes, room, now } = there;
  const sent = sentItems(input, there);
  requireLedgers(sent);
  requireOneScheme(sent);
  const stored = sent.filter(storesAnything);
  const created = stored.filter(isNew);
  const beyond = placesBeyond(room, created, () => 1);
  if (beyond.length > 0) throw new AppError("funds/too-many", { items: beyond });
  const fundIds = fundIdsByHolding(sent);
  const targets = stored.map(targetOf);
  return {
    items: targets,
    targets: joinedByFund(targets),
    newFunds: created.map(newFundOf(schemes, now)),
    listedNow: sent
      .filter(({ to }) => to.kind === "listed-now")
      .map(({ to: { fundId }, item }) => ({ fundId, scheme: schemeOf(schemes, item) })),
    // Also of an item that comes before the one that makes the fund.
    balances: sent.flatMap(({ to, item }) =>
      item.printed === null
        ? []
        : [
            {
              fundId: (to.kind === "new" ? fundIds.get(holdingKey(item)) : null) ?? to.fundId,
              printed: item.printed,
            },
          ],
    ),
  };
}

const targetOf = (sent: SentItem): Target & { place: number } => ({
  place: sent.place,
  item: sent.item,
  fundId: sent.to.fundId,
  isNew: isNew(sent),
  rows: sent.rows,
});

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
  ({ item, to: { fundId } }: SentItem): Omit<NewFund, "userId"> => {
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
