import { linkedGroups } from "../match/linked-groups.ts";
import { maxParts } from "../part-limits.ts";
import type { CommitInput, FundItem, TransactionItem } from "../schema.ts";
import { holdingKey } from "./holding-key.ts";

type FundRows = { fund: FundItem; rows: TransactionItem[] };

/**
 * Two parts with half of the funds each, so that what the server refuses of one does not hold up the other. The first
 * has the part's own number, because a part that was refused stored nothing.
 * @param others all parts of the import, of which none may have the second one's number
 * @returns null for funds that exchanged units, which are only stored together
 */
export function splitPart(
  part: CommitInput,
  others: readonly CommitInput[],
): [CommitInput, CommitInput] | null {
  const groups = linkedGroups(fundsWithRows(part), linksOf);
  const number = 1 + others.reduce((last, other) => Math.max(last, other.part), part.part);
  if (groups.length < 2 || number >= maxParts) return null;
  const half = Math.ceil(groups.length / 2);
  // Both say how many there are: the second may never be sent.
  const parts = Math.max(part.parts, number + 1);
  return [
    { ...part, parts, items: itemsOf(groups.slice(0, half)) },
    { ...part, parts, part: number, items: itemsOf(groups.slice(half)) },
  ];
}

/** A part without some funds and those that exchanged units with them. */
export function withoutFunds(
  part: CommitInput,
  isLeftOut: (fund: FundItem) => boolean,
): { rest: CommitInput | null; leftOut: FundItem[] } {
  const groups = linkedGroups(fundsWithRows(part), linksOf);
  const isGone = (group: readonly FundRows[]) => group.some(({ fund }) => isLeftOut(fund));
  const leftOut = groups.filter(isGone).flatMap((group) => group.map(({ fund }) => fund));
  if (leftOut.length === 0) return { rest: part, leftOut };
  const kept = groups.filter((group) => !isGone(group));
  return { rest: kept.length === 0 ? null : { ...part, items: itemsOf(kept) }, leftOut };
}

const fundsWithRows = ({ items }: CommitInput): FundRows[] =>
  items.flatMap((item, index) =>
    item.kind === "transaction"
      ? []
      : [
          {
            fund: item,
            rows: items.filter(
              (other): other is TransactionItem =>
                other.kind === "transaction" && other.fund === index,
            ),
          },
        ],
  );

const linksOf = ({ fund, rows }: FundRows): string[] => [
  holdingKey(fund),
  ...rows.flatMap(({ fields: { pairId } }) => (pairId === null ? [] : [pairId])),
];

const itemsOf = (groups: readonly (readonly FundRows[])[]): CommitInput["items"] => {
  const items: CommitInput["items"] = [];
  for (const { fund, rows } of groups.flat()) {
    const index = items.length;
    items.push(fund, ...rows.map((row) => ({ ...row, fund: index })));
  }
  return items;
};
