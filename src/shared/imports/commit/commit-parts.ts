import { sendsTotals, type FundProposal, type ProposedRow } from "../propose/fund-proposal.ts";
import { linkedGroups } from "../match/linked-groups.ts";
import { maxItemsPerPart } from "../part-limits.ts";
import type { CommitInput, FundItem } from "../schema.ts";

export type ProposedFund = {
  proposal: FundProposal;
  fund: Omit<FundItem, "kind" | "coverage" | "totals" | "totalsBefore" | "dropped">;
};

/** `continues` where a later block has more of the same fund. */
type Block = { fund: ProposedFund; rows: ProposedRow[]; continues: boolean };

/**
 * An import in parts of at most 500 items, each of which can be stored by itself: a fund's rows go in the order of
 * their days, a day's rows stay together, and so do funds that exchanged units.
 */
export function commitParts(
  funds: readonly ProposedFund[],
  batch: Pick<CommitInput, "batchId" | "source" | "statement">,
): CommitInput[] {
  const parts: Block[][] = [];
  let current: Block[] = [];
  let size = 0;
  for (const group of linkedGroups(funds.filter(hasWork), pairsOf)) {
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

export const isSent = ({ outcome }: ProposedRow): boolean =>
  outcome.kind === "new" || outcome.kind === "replaces";

const hasWork = ({ proposal }: ProposedFund): boolean =>
  proposal.refusal === null && (proposal.rows.some(isSent) || sendsTotals(proposal));

const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { rows }) => sum + 1 + rows.length, 0);

const pairsOf = ({ proposal }: ProposedFund): string[] =>
  proposal.rows.flatMap(({ fields: { pairId } }) => (pairId === null ? [] : [pairId]));

/** All of a group together where it fits into a part, else its days in portions. */
function blocksOf(group: readonly ProposedFund[]): Block[][] {
  const whole = group.map((fund) => ({
    fund,
    rows: fund.proposal.rows.filter(isSent),
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
    const { totals, totalsBefore, replacedOpenings, dropped } = fund.proposal;
    const coverage = continues && replacedOpenings.length > 0 ? "start" : fund.proposal.coverage;
    items.push({ kind: "fund", ...fund.fund, coverage, totals, totalsBefore, dropped });
    for (const { key, fields, confirmed } of rows)
      items.push({ kind: "transaction", fund: index, key, fields, confirmed });
  }
  return items;
};
