import { connectedComponents } from "../../connected-components.ts";
import type { CommitInput, FundItem, TransactionItem } from "../schema.ts";
import { holdingKey } from "./holding-key.ts";

type FundRows = { fund: FundItem; rows: TransactionItem[] };

/** An import part without some funds and those that exchanged units with them. */
export function withoutFunds(
  part: CommitInput,
  isLeftOut: (fund: FundItem) => boolean,
): { rest: CommitInput | null; leftOut: FundItem[] } {
  const groups = connectedComponents(fundsWithRows(part), linksOf);
  const isGone = (group: readonly FundRows[]) => group.some(({ fund }) => isLeftOut(fund));
  const leftOut = groups.filter(isGone).flatMap((group) => group.map(({ fund }) => fund));
  if (leftOut.length === 0) return { rest: part, leftOut };
  const kept = groups.filter((group) => !isGone(group));
  return { rest: kept.length === 0 ? null : { ...part, items: itemsOf(kept) }, leftOut };
}

/** The funds that these items are, or are of. */
export function fundsAt({ items }: CommitInput, places: readonly number[]): ReadonlySet<FundItem> {
  const funds = places.flatMap((place) => {
    const item = items[place];
    const fund = item?.kind === "transaction" ? items[item.fund] : item;
    return fund?.kind === "fund" ? [fund] : [];
  });
  return new Set(funds);
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
