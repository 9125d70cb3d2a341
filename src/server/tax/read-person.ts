import { indianDay, type IsoDate } from "../../shared/dates.ts";
import { AppError } from "../../shared/errors.ts";
import { me, type HolderFilter } from "../../shared/holders/holder.ts";
import { carriedNav } from "../../shared/history/carried-nav.ts";
import { dayOf } from "../../shared/history/days.ts";
import { toDecimalText } from "../../shared/money.ts";
import { schemesWithMergedUnitsOf } from "../../shared/tax/fair-value.ts";
import type { LedgerFacts, TaxEntry } from "../../shared/tax/taxed-fund.ts";
import type { HeldPerson } from "../../shared/tax/selling/harvest.ts";
import type { HeldFund } from "../../shared/tax/selling/held-fund.ts";
import { isinOfUnits } from "../../shared/tax/option-isin.ts";
import type { Steps } from "../../shared/steps.ts";
import { isSlab } from "../../shared/tax/rules/slabs.ts";
import { classOfScheme, withChosenClass } from "../../shared/tax/scheme-class.ts";
import { toPaise } from "../../shared/transactions/fixed-point.ts";
import { replaySteps } from "../../shared/transactions/ledger.ts";
import type { TransactionType } from "../../shared/transactions/types.ts";
import { fmvDay } from "../history/queries/histories.ts";
import { pointsReader } from "../history/stored-points.ts";
import { holdersOf } from "../holders/queries/holders.ts";
import type { NamedQueries, ReadNamed, Results } from "../platform/db/batch.ts";
import type { Database } from "../platform/db/client.ts";
import type { Owner } from "../platform/db/query.ts";
import { nextTurn, runInTurns } from "../platform/queue/run-in-turns.ts";
import { toEntry } from "../transactions/ledger-entries.ts";
import { taxPages, type TaxRow } from "../transactions/queries/ledger-pages.ts";
import { readPagesAs } from "../transactions/read-pages.ts";
import {
  navsAroundDay,
  taxFundsOf,
  taxLossesOf,
  taxProfilesOf,
  taxSchemesOf,
  type TaxFundRow,
} from "./queries.ts";

/** Reads the rows of one owner. */
export type TaxContext = { db: Database; clock: () => Date; read: ReadNamed };

type PersonFacts = {
  person: HeldPerson;
  facts: LedgerFacts;
  today: IsoDate;
};

/**
 * One person's funds, with those of whoever is taxed with them, and the ledgers of the whole account: lots move between
 * funds of different people.
 * @throws AppError holders/not-found, tax/clubbed, transactions/conflict
 */
export const readPerson = (ctx: TaxContext, holderId: HolderFilter): Promise<PersonFacts> =>
  readPersonBy(ctx, () => holderId, nothingElse);

/**
 * The person whose tax the sale of a fund is.
 * @throws AppError funds/not-found, transactions/conflict
 */
export const readPersonOfFund = (ctx: TaxContext, fundId: string): Promise<PersonFacts> =>
  readPersonOfFundWith(ctx, fundId, nothingElse);

const nothingElse = () => ({});

/**
 * As `readPersonOfFund`, with other reads in the same round trip.
 * @throws AppError funds/not-found, transactions/conflict
 */
export const readPersonOfFundWith = <Reads extends NamedQueries>(
  ctx: TaxContext,
  fundId: string,
  alongside: (owner: Owner) => Reads,
): Promise<PersonFacts & { alongside: Results<Reads> }> =>
  readPersonBy(
    ctx,
    (funds, { holders }) => {
      const fund = funds.find(({ id }) => id === fundId);
      if (fund === undefined) throw new AppError("funds/not-found");
      return taxedWith(fund.holderId, holders);
    },
    alongside,
  );

/** The person who is taxed for a holder's income: for a minor, the parent. */
export const taxedWith = (holderId: string | null, holders: TaxReads["holders"]): string =>
  holders.find(({ id }) => id === holderId)?.clubbedWith ?? holderId ?? me;

async function readPersonBy<Reads extends NamedQueries>(
  ctx: TaxContext,
  choose: (funds: readonly TaxFundRow[], rows: TaxReads) => HolderFilter,
  alongside: (owner: Owner) => Reads,
): Promise<PersonFacts & { alongside: Results<Reads> }> {
  const { funds, rows, personFor, ...account } = await readAccount(ctx, alongside);
  return { ...account, person: personFor(choose(funds, rows)) };
}

/** The ledgers of an account, and the people who are taxed for them. */
type AccountFacts<Reads extends NamedQueries> = Omit<PersonFacts, "person"> & {
  funds: readonly TaxFundRow[];
  rows: TaxReads;
  alongside: Results<Reads>;
  /** @throws AppError holders/not-found, tax/clubbed */
  personFor: (holderId: HolderFilter) => HeldPerson;
};

/**
 * All that tax needs of an account, with other reads in the same round trip.
 * @throws AppError transactions/conflict
 */
export async function readAccount<Reads extends NamedQueries>(
  ctx: TaxContext,
  alongside: (owner: Owner) => Reads,
): Promise<AccountFacts<Reads>> {
  const { rows, firstPage, others } = await ctx.read((owner) => ({
    rows: taxReads(ctx, owner),
    firstPage: taxPages.query(ctx.db, owner),
    others: alongside(owner),
  }));
  const entries = await readPagesAs(ctx, taxPages, firstPage, toTaxEntry);
  const ledgers = await runInTurns(replaySteps(entries, "merge"));
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  await nextTurn();
  const funds: readonly TaxFundRow[] = JSON.parse(rows.funds[0]?.funds ?? "[]");
  const said = new Map(rows.schemes.map((scheme) => [scheme.amfiCode, scheme.class]));
  const navs = await runInTurns(navsOfFmvDay(rows.navs));
  const types = typesByFund(entries);
  await nextTurn();
  return {
    funds,
    rows,
    personFor: (holderId) => personOf(funds, rows, navs, types, holderId),
    facts: {
      oldNavs: new Map(
        funds.flatMap(({ id, amfiCode }) => {
          const nav = navs.get(amfiCode ?? "");
          return nav === undefined ? [] : [[id, nav]];
        }),
      ),
      classes: new Map(
        funds.flatMap(({ id, amfiCode, category, schemeName }) => {
          const known =
            said.get(amfiCode ?? "") ??
            classOfScheme(category, schemeName, amfiCode).class ??
            undefined;
          return known === undefined ? [] : [[id, known]];
        }),
      ),
      schemesWithMergedUnits: schemesWithMergedUnitsOf(
        entries,
        new Map(funds.map(({ id, amfiCode }) => [id, amfiCode])),
      ),
      ledgers,
      entries: entriesById,
    },
    today: indianDay(ctx.clock()),
    alongside: others,
  };
}

export const toTaxEntry = (row: TaxRow): TaxEntry => ({
  ...toEntry(row),
  exitLoad: toPaise(row.exitLoad),
  source: row.source,
  confirmed: row.confirmed,
});

const taxReads = ({ db }: TaxContext, owner: Owner) => ({
  funds: taxFundsOf(db, owner),
  holders: holdersOf(db, owner),
  schemes: taxSchemesOf(db, owner),
  profiles: taxProfilesOf(db, owner),
  losses: taxLossesOf(db, owner),
  navs: navsAroundDay(db, owner, fmvDay),
});

type TaxReads = Results<ReturnType<typeof taxReads>>;

function personOf(
  funds: readonly TaxFundRow[],
  { holders, schemes, profiles, losses }: TaxReads,
  navs: ReadonlyMap<string, string>,
  types: ReadonlyMap<string, ReadonlySet<TransactionType>>,
  holderId: HolderFilter,
): PersonFacts["person"] {
  const key = holderId ?? me;
  const holder = holders.find(({ id }) => id === key);
  if (key !== me && holder === undefined) throw new AppError("holders/not-found");
  if (holder !== undefined && holder.clubbedWith !== null) throw new AppError("tax/clubbed");
  const isTaxedHere = new Set([
    key,
    ...holders.filter(({ clubbedWith }) => clubbedWith === key).map(({ id }) => id),
  ]);
  const said = new Map(schemes.map((scheme) => [scheme.amfiCode, scheme]));
  return {
    holderId: key === me ? null : key,
    funds: funds
      .filter((row) => isTaxedHere.has(row.holderId ?? me))
      .map((row) => ({
        ...heldFund(row, said.get(row.amfiCode ?? ""), navs),
        isin: isinOfUnits(row, types.get(row.id) ?? new Set()),
      })),
    profiles: new Map(
      profiles
        .filter(({ holderId: of }) => of === key)
        .map(({ year, slab, resident }) => [year, { slab: isSlab(slab) ? slab : null, resident }]),
    ),
    losses: losses
      .filter(({ holderId: of }) => of === key)
      .map(({ year, short, long }) => ({ year, short: toPaise(short), long: toPaise(long) })),
  };
}

function heldFund(
  row: TaxFundRow,
  said: TaxReads["schemes"][number] | undefined,
  fmvs: ReadonlyMap<string, string>,
): Omit<HeldFund, "isin"> {
  const { category, schemeName } = row;
  const known = fmvs.get(row.amfiCode ?? "");
  const typed = said?.fmvPerUnit ?? null;
  const perUnit = typed ?? known;
  return {
    id: row.id,
    schemeName,
    folioNumber: row.folioNumber,
    amfiCode: row.amfiCode,
    fundHouse: row.fundHouse,
    hasTransactions: row.hasTransactions === 1,
    scheme: withChosenClass(classOfScheme(category, schemeName, row.amfiCode), said?.class ?? null),
    fmv: perUnit === undefined ? null : { perUnit, isTyped: typed !== null },
    nav: row.nav,
    exitLoad: row.exitLoad === null ? null : JSON.parse(row.exitLoad),
  };
}

function typesByFund(entries: readonly TaxEntry[]): Map<string, Set<TransactionType>> {
  const types = new Map<string, Set<TransactionType>>();
  for (const { fundId, type } of entries) {
    const known = types.get(fundId);
    if (known === undefined) types.set(fundId, new Set([type]));
    else known.add(type);
  }
  return types;
}

/** Unpacking so many points takes as long as looking at one row. */
const pointsPerRow = 8;

/** The NAV of 31 January 2018 or of the last day before it with one, by code. */
function* navsOfFmvDay({ years, tails }: TaxReads["navs"]): Steps<Map<string, string>> {
  const day = dayOf(fmvDay);
  const navs = new Map<string, string>();
  const pointsOf = pointsReader(years, tails);
  for (const code of new Set([...years, ...tails].map((stored) => stored.code))) {
    const points = pointsOf(code);
    const nav = carriedNav(points, day);
    if (nav !== null) navs.set(code, toDecimalText(nav));
    yield 1 + points.days.length / pointsPerRow;
  }
  return navs;
}
