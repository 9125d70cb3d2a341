import type { IsoDate } from "../../shared/dates.ts";
import {
  areTooManyJumps,
  clearFutureNavs,
  isJump,
  type Dated,
} from "../../shared/schemes/list-checks.ts";
import { schemeKey, type Scheme } from "../../shared/schemes/scheme.ts";
import type { CachedList } from "./queries/scheme-list.ts";
import {
  checkNumberOfSchemes,
  ListRejectedError,
  maxListedSchemes,
  maxListedSifs,
  type ListName,
  type ParsedList,
  type ParsedScheme,
} from "./sources/scheme-source.ts";

const maxLostShare = 0.1;
const toleratedUnreadableRows = 10;

/** @throws ListRejectedError where rows cannot be read, NAVs are of the future, or schemes were lost */
export function checkedSchemes(
  { schemes, unreadable }: ParsedList,
  previousCount: number,
  latest: IsoDate,
): ParsedScheme[] {
  const rows = schemes.length + unreadable;
  if (unreadable > toleratedUnreadableRows && unreadable > rows * maxLostShare) {
    throw new ListRejectedError(`${unreadable} of ${rows} rows are unreadable`);
  }
  const {
    schemes: accepted,
    future,
    areMost,
  } = clearFutureNavs(withoutDuplicates(schemes), latest);
  if (areMost) {
    throw new ListRejectedError(
      `${future} of its NAVs are dated after ${latest}; either they or this machine's clock are wrong`,
      { kind: "future" },
    );
  }
  const lost = previousCount - accepted.length;
  if (lost > 0 && lost >= previousCount * maxLostShare) {
    throw new ListRejectedError(
      `the list has ${accepted.length} schemes where it had ${previousCount}`,
    );
  }
  return accepted;
}

function withoutDuplicates<Row extends Scheme>(schemes: readonly Row[]): Row[] {
  const newest = new Map<string, Row>();
  for (const scheme of schemes) {
    const key = schemeKey(scheme);
    const other = newest.get(key);
    if (other === undefined || (scheme.navDate ?? "") >= (other.navDate ?? "")) {
      newest.set(key, scheme);
    }
  }
  return [...newest.values()];
}

/**
 * @param others schemes of the other list, which stay
 * @throws ListRejectedError where both lists together are too long
 */
export function requireRoom(list: ListName, schemes: number, others: number): void {
  if (list === "sif") checkNumberOfSchemes(schemes, maxListedSifs);
  if (schemes + others <= maxListedSchemes) return;
  throw new ListRejectedError(
    `the list has ${schemes} schemes, with the other list more than the ${maxListedSchemes} that can be imported`,
  );
}

/**
 * @param stored the same list as it is cached
 * @param known its NAVs
 * @throws ListRejectedError where NAVs jump against those that are cached
 */
export function requireFewJumps(
  stored: CachedList | undefined,
  known: ReadonlyMap<string, Dated>,
  schemes: readonly Scheme[],
): void {
  // The sample's NAVs are not real.
  if (stored === undefined || stored.source === "sample") return;
  const maxDays = stored.refusalKind === "jumps" ? Infinity : undefined;
  const jumps = schemes.filter((scheme) => {
    const { nav, navDate } = scheme;
    const before = known.get(schemeKey(scheme));
    return before && nav !== null && navDate !== null && isJump(before, { nav, navDate }, maxDays);
  }).length;
  if (!areTooManyJumps(jumps, schemes.length)) return;
  throw new ListRejectedError(
    `the NAVs of ${jumps} of its ${schemes.length} schemes moved by over 50 % within a week; if they are right, npm run nav:load -- --accept takes it (in the image: nav-load --accept)`,
    { kind: "jumps" },
  );
}
