import type { FundProposal, ProposedRow } from "../propose/fund-proposal.ts";
import { linkedGroups } from "../match/linked-groups.ts";
import { maxItemsPerPart } from "../part-limits.ts";
import type { CommitInput, PrintedBalance } from "../schema.ts";
import { holdingKey } from "./holding-key.ts";
import { printedBalance } from "./printed-balance.ts";
import { hasWork, isSent, type ProposedFund } from "./proposed-fund.ts";

/** `continues` where a later block has more of the same fund. */
type Block = { fund: FundToSend; rows: ProposedRow[]; continues: boolean };

type FundToSend = ProposedFund & { printed: PrintedBalance | null };

/**
 * An import in parts of at most 500 items, each of which can be stored by itself: a fund's rows go in the order of
 * their days, a day's rows stay together, and so do funds that exchanged units. What is printed as held of a fund goes
 * with its last rows, or alone where nothing else is sent of it.
 */
export function commitParts(
  funds: readonly ProposedFund[],
  batch: Pick<CommitInput, "batchId" | "source" | "statement">,
): CommitInput[] {
  const parts: Block[][] = [];
  let current: Block[] = [];
  let size = 0;
  for (const group of linkedGroups(fundsToSend(funds, batch), pairsOf)) {
    for (const blocks of blocksOf(group)) {
      const items = sizeOf(blocks);
      if (size > 0 && size + items > maxItemsPerPart) {
        parts.push(current);
        current = [];
        size = 0;
      }
      current.push(...blocks);
      size += items;
    }
  }
  if (current.length > 0) parts.push(current);
  return parts.map((blocks, part) => ({
    ...batch,
    part,
    parts: parts.length,
    items: itemsOf(blocks),
  }));
}

/** A fund can be in a statement under two names: what is held of it goes with one of them. */
const fundsToSend = (
  funds: readonly ProposedFund[],
  { statement }: Pick<CommitInput, "statement">,
): FundToSend[] =>
  [...Map.groupBy(funds, ({ fund }) => holdingKey(fund)).values()].flatMap((same) => {
    const printed = printedBalance(same, statement);
    const [first, ...others] = same.toSorted((a, b) => Number(hasWork(b)) - Number(hasWork(a)));
    if (first === undefined) return [];
    return [
      ...(hasWork(first) || printed !== null ? [{ ...first, printed }] : []),
      ...others.filter(hasWork).map((other) => ({ ...other, printed: null })),
    ];
  });

const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { rows }) => sum + 1 + rows.length, 0);

const pairsOf = (fund: ProposedFund): string[] =>
  hasWork(fund)
    ? fund.proposal.rows.flatMap(({ fields: { pairId } }) => (pairId === null ? [] : [pairId]))
    : [];

/** All of a group together where it fits into a part, else its days in portions. */
function blocksOf(group: readonly FundToSend[]): Block[][] {
  const whole = group.map((fund) => ({
    fund,
    rows: hasWork(fund) ? fund.proposal.rows.filter(isSent) : [],
    continues: false,
  }));
  if (sizeOf(whole) <= maxItemsPerPart) return [whole];
  const rows = whole.flatMap(({ fund, rows: own }) => own.map((row) => ({ fund, row })));
  const days = [...Map.groupBy(rows, ({ row }) => row.fields.date)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const portions: (typeof rows)[] = [[]];
  for (const [, ofDay] of days) {
    const portion = portions.at(-1) ?? [];
    if (portion.length > 0 && portion.length + ofDay.length + group.length > maxItemsPerPart) {
      portions.push([...ofDay]);
    } else {
      portion.push(...ofDay);
    }
  }
  return portions.map((portion, index) =>
    [...Map.groupBy(portion, ({ fund }) => fund)].map(([fund, own]) => ({
      fund,
      rows: own.map(({ row }) => row),
      continues: portions
        .slice(index + 1)
        .flat()
        .some((later) => later.fund === fund),
    })),
  );
}

const itemsOf = (blocks: readonly Block[]): CommitInput["items"] => {
  const items: CommitInput["items"] = [];
  for (const { fund, rows, continues } of blocks) {
    const index = items.length;
    items.push({
      kind: "fund",
      ...fund.fund,
      ...(hasWork(fund) ? workOf(fund.proposal, continues) : noWork()),
      printed: continues ? null : fund.printed,
    });
    for (const { key, fields, confirmed } of rows)
      items.push({ kind: "transaction", fund: index, key, fields, confirmed });
  }
  return items;
};

const workOf = (
  { coverage, totals, totalsBefore, replacedOpenings, dropped }: FundProposal,
  continues: boolean,
) => ({
  coverage: continues && replacedOpenings.length > 0 ? ("start" as const) : coverage,
  totals,
  totalsBefore,
  dropped,
});

const noWork = () => ({
  coverage: "later" as const,
  totals: null,
  totalsBefore: null,
  dropped: [],
});
