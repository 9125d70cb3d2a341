import type { UnreadReason } from "../../statement.ts";
import {
  flagOfColumn,
  isDoneStatus,
  isNotCompletedWord,
  isStatusColumn,
  isUnknownStatus,
  saysNotCompleted,
} from "./status-words.ts";
import type { Header } from "./header.ts";

/**
 * What a row says against itself in columns that stand for nothing that is recorded: a remark, a status, a "Yes" below
 * "Cancelled?", a "No" below "Success". An empty status is unknown where others say that they are done.
 * @param taken where the columns that are recorded stand
 * @param sample the cells of many rows
 */
export function remarksIn(
  { columns }: Header,
  taken: ReadonlySet<number | undefined>,
  sample: readonly (readonly string[])[],
): (cells: readonly string[]) => UnreadReason | null {
  const free = [...columns].filter(([, at]) => !taken.has(at));
  const statuses = free.flatMap(([name, at]) =>
    isStatusColumn(name)
      ? [{ at, saysDone: sample.some((cells) => isDoneStatus(cells[at] ?? "")) }]
      : [],
  );
  const isUnknown = ({ saysDone }: { saysDone: boolean }, cell = "") =>
    hasNoWord(cell) ? saysDone : isUnknownStatus(cell);
  const flags = free.flatMap(([name, at]) => {
    const flag = flagOfColumn(name);
    return flag === null ? [] : [{ at, ...flag }];
  });
  return (cells) => {
    const isRemarked = cells.some(
      (cell, at) => isNotCompletedWord(cell) || (!taken.has(at) && saysNotCompleted(cell)),
    );
    if (isRemarked) return "not-completed";
    const flag = flags.find(({ at, isSaid }) => isSaid(cells[at] ?? ""));
    if (flag !== undefined) return flag.meaning;
    return statuses.some((each) => isUnknown(each, cells[each.at])) ? "unknown-status" : null;
  };
}

/** Empty, or a mark for it: "-". */
const hasNoWord = (cell: string): boolean => /^\W*$/.test(cell);
