import type { UnreadReason } from "../../statement.ts";
import {
  isNotCompletedWord,
  isStatusColumn,
  isUnknownStatus,
  isYes,
  meaningOfFlag,
  saysNotCompleted,
} from "./status-words.ts";
import type { Header } from "./header.ts";

/**
 * What a row says against itself in columns that stand for nothing that is recorded: a remark, a status, a "Yes" below
 * "Cancelled?".
 * @param taken where the columns that are recorded stand
 */
export function remarksIn(
  { columns }: Header,
  taken: ReadonlySet<number | undefined>,
): (cells: readonly string[]) => UnreadReason | null {
  const free = [...columns].filter(([, at]) => !taken.has(at));
  const statuses = free.flatMap(([name, at]) => (isStatusColumn(name) ? [at] : []));
  const flags = free.flatMap(([name, at]) => {
    const meaning = meaningOfFlag(name);
    return meaning === null ? [] : [{ at, meaning }];
  });
  return (cells) => {
    const isSaid = cells.some(
      (cell, at) => isNotCompletedWord(cell) || (!taken.has(at) && saysNotCompleted(cell)),
    );
    if (isSaid) return "not-completed";
    const flag = flags.find(({ at }) => isYes(cells[at] ?? ""));
    if (flag !== undefined) return flag.meaning;
    return statuses.some((at) => isUnknownStatus(cells[at] ?? "")) ? "unknown-status" : null;
  };
}
