import { decimal, zero, type DecimalText } from "../../../money.ts";
import {
  UnknownLayoutError,
  UnreadableFileError,
  type CheckFailure,
  type SourceLocation,
} from "../../statement.ts";
import type { Front, RosterEntry } from "./front.ts";
import { investorName, isSameHolder, type PrintedHolder } from "./holders.ts";
import { isFund, mayBeFund } from "./securities.ts";
import type { EcasTable } from "./tables.ts";

export type Depository = "nsdl" | "cdsl";
export type HeldTable = EcasTable & {
  investor: string | null;
  /** Whether a printed total holds what its rows cost. */
  hasTotalOfCosts: boolean;
};

/** Rupees: each value is rounded. */
const tolerance = 1;

type Rows = Pick<EcasTable, "rows">;

const sumOf = (
  tables: readonly Rows[],
  isCounted: (row: EcasTable["rows"][number]) => boolean = () => true,
): number =>
  tables
    .flatMap(({ rows }) => rows)
    .filter(isCounted)
    .reduce((sum, { figures }) => sum.plus(decimal(figures.value ?? "0")), zero)
    .toNumber();

const isNear = (found: number, printed: DecimalText): boolean =>
  Math.abs(found - Number(printed)) <= tolerance;

const hasTotal = (table: EcasTable): boolean =>
  table.totals.some(({ figures }) => figures.some((each) => isNear(sumOf([table]), each)));

/**
 * Whose each table is, compared with what the roster and the composition print. Folios have no number of their own: they
 * follow in the order of the roster.
 * @throws UnknownLayoutError where a printed sum does not come out; UnreadableFileError where none is printed
 */
export function assignHolders(
  tables: readonly EcasTable[],
  front: Front,
  depository: Depository,
): HeldTable[] {
  const nameOf = investorNames(front, tables);
  const folios = tables.filter(({ account }) => account === null);
  const accounts = tables.filter(({ account }) => account !== null);
  const failAt = (location: SourceLocation) =>
    new UnknownLayoutError(location, `${depository}-sums`);
  const heldFolios = folioHolders(folios, front, depository, failAt);
  checkGrandTotals(folios, failAt);
  const entries = new Map(
    accounts.map((table) => [table, entryOf(table, accounts, front.roster)] as const),
  );
  checkAccounts(entries, front, depository, failAt);
  const only = onlyHolder(front, tables);
  const areFoliosPaid = folios.some((table) => hasTotalOfCosts(table, folios));
  return tables.map((table) => ({
    ...table,
    hasTotalOfCosts: (table.account === null && areFoliosPaid) || hasTotalOfCosts(table, [table]),
    investor: nameOf(
      (table.account === null ? heldFolios.get(table) : entries.get(table))?.holders[0] ??
        table.account?.holders[0] ??
        only,
    ),
  }));
}

/** Entries of the roster with a value, of which no table was read. */
export function unreadEntries(
  tables: readonly Pick<EcasTable, "account">[],
  { roster }: Pick<Front, "roster">,
): CheckFailure[] {
  const accounts = tables.flatMap(({ account }) => (account === null ? [] : [account.id]));
  const isRead = ({ kind, account }: RosterEntry): boolean =>
    kind === "folios"
      ? tables.some((table) => table.account === null)
      : account === null || accounts.includes(null)
        ? accounts.length > 0
        : accounts.includes(account);
  return roster
    .filter((entry) => Number(entry.value) > 0 && !isRead(entry))
    .map(({ location, value }) => ({
      check: "unread-account",
      location,
      expected: value,
      found: "0.00",
    }));
}

/** Whom everything belongs to that names nobody: of nobody where a set of holders among others was not read. */
function onlyHolder({ roster }: Front, tables: readonly EcasTable[]): PrintedHolder | undefined {
  if (new Set(roster.map(({ holders }) => holders.length > 0)).size > 1) return undefined;
  const [first, ...others] = [...roster, ...tables.flatMap(({ account }) => account ?? [])].flatMap(
    ({ holders }) => holders.slice(0, 1),
  );
  return first !== undefined && others.every((other) => isSameHolder(first, other))
    ? first
    : undefined;
}

/** Each PAN with the first of its names: "A" alone and "A with B" are one investor. */
function investorNames({ roster }: Front, tables: readonly EcasTable[]) {
  const names = new Map<string, string>();
  const all = [
    ...roster.flatMap(({ holders }) => holders),
    ...tables.flatMap(({ account }) => account?.holders ?? []),
  ];
  for (const { name, pan } of all)
    if (name !== "" && pan !== "" && !names.has(pan)) names.set(pan, name);
  return (holder: PrintedHolder | undefined): string | null =>
    holder === undefined
      ? null
      : investorName({ ...holder, name: names.get(holder.pan) ?? holder.name });
}

/** A table can be several sections, where a page repeats the heading: consecutive ones that lead to a printed value. */
function folioHolders(
  folios: readonly EcasTable[],
  { roster, classes }: Front,
  depository: Depository,
  failAt: (location: SourceLocation) => Error,
): Map<EcasTable, RosterEntry | undefined> {
  const entries = roster.filter(({ kind }) => kind === "folios");
  const held = new Map<EcasTable, RosterEntry | undefined>();
  if (folios.length === 0) return held;
  const printed = classes.folios;
  if (printed !== null && !isNear(sumOf(folios), printed.value)) throw failAt(printed.location);
  if (entries.length === 0) {
    if (printed === null && !folios.every(hasTotal)) throw new UnreadableFileError(depository);
    return held;
  }
  let at = 0;
  for (const entry of entries) {
    const own: EcasTable[] = [];
    const continues = () => at < folios.length && !isNear(sumOf(own), entry.value);
    while (continues() && sumOf(own) < Number(entry.value))
      own.push(...folios.slice(at, (at += 1)));
    if (!isNear(sumOf(own), entry.value)) throw failAt(entry.location);
    for (const table of own) held.set(table, entry);
  }
  const rest = folios.slice(at);
  const [more] = rest;
  if (more !== undefined && !isNear(sumOf(rest), "0")) throw failAt(more.location);
  for (const table of rest) held.set(table, entries.at(-1));
  return held;
}

/** Where a grand total has both, it has what was invested before what it is worth. */
function checkGrandTotals(
  folios: readonly EcasTable[],
  failAt: (location: SourceLocation) => Error,
): void {
  for (const table of folios) {
    const last = table.totals.at(-1);
    if (last === undefined || !isEachPaid(table)) continue;
    const before = investedIn(last, [table]);
    if (before !== undefined && !isNear(costOf([table]), before)) throw failAt(last.location);
  }
}

const isEachPaid = ({ rows }: Rows): boolean => rows.every(({ figures }) => figures.cost !== null);

const costOf = (tables: readonly Rows[]): number =>
  tables
    .flatMap(({ rows }) => rows)
    .reduce((sum, { figures }) => sum.plus(decimal(figures.cost ?? "0")), zero)
    .toNumber();

/** The figure before that of the value, where a total has both. */
function investedIn(
  { figures }: EcasTable["totals"][number],
  tables: readonly Rows[],
): DecimalText | undefined {
  const at = figures.findIndex((each) => isNear(sumOf(tables), each));
  return at > 0 ? figures[at - 1] : undefined;
}

/** @param summed the tables that its totals are of */
const hasTotalOfCosts = ({ totals }: EcasTable, summed: readonly Rows[]): boolean =>
  totals.some((total) => {
    const invested = investedIn(total, summed);
    return invested !== undefined && isNear(costOf(summed), invested);
  });

function entryOf(
  table: EcasTable,
  accounts: readonly EcasTable[],
  roster: readonly RosterEntry[],
): RosterEntry | undefined {
  const entries = roster.filter(({ kind }) => kind === "account");
  const named = entries.find(({ account }) => account !== null && account === table.account?.id);
  const [only, ...others] = entries;
  const isOnly = others.length === 0 && accounts.length === 1 && only?.account === null;
  return named ?? (isOnly ? only : undefined);
}

function checkAccounts(
  entries: ReadonlyMap<EcasTable, RosterEntry | undefined>,
  { classes }: Front,
  depository: Depository,
  failAt: (location: SourceLocation) => Error,
): void {
  const tables = [...entries.keys()];
  const printed = classes.funds;
  const isClassRight =
    printed !== null &&
    isNear(
      sumOf(tables, (row) => row.section === "funds" || (row.section === "demat" && isFund(row))),
      printed.value,
    );
  let areAllRight = true;
  for (const [table, entry] of entries) {
    if (!table.rows.some(mayBeFund)) continue;
    const isRight =
      (entry !== undefined && isNear(sumOf([table]), entry.value)) ||
      (entry === undefined && hasTotal(table));
    if (isRight) continue;
    areAllRight = false;
    // A row of another security that is not understood is no reason, where the funds add up.
    const isUnderstood = table.rows.every((row) => isFund(row) || row.isPlausible);
    if (isClassRight && (entry === undefined || !isUnderstood)) continue;
    if (entry !== undefined) throw failAt(entry.location);
    if (table.totals[0] !== undefined) throw failAt(table.totals[0].location);
    if (printed === null) throw new UnreadableFileError(depository);
  }
  // CDSL counts exchange-traded funds among the shares.
  if (printed !== null && !isClassRight && !(depository === "cdsl" && areAllRight)) {
    throw failAt(printed.location);
  }
}
