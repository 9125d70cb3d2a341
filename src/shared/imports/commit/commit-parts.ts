import type { FundProposal, ProposedRow } from "../propose/fund-proposal.ts";
import { connectedComponents } from "../../connected-components.ts";
import { maxItemsPerPart } from "../part-limits.ts";
import type { CommitInput, PrintedBalance } from "../schema.ts";
import { holdingKey } from "./holding-key.ts";
import { printedBalance } from "./printed-balance.ts";
import { hasWork, isSent, type ProposedFund } from "./proposed-fund.ts";

/** `continues` where a later block has more of the same fund, `goesOn` of the same holding; `isBegun` where an earlier one has. */
type Block = {
  fund: FundToSend;
  rows: ProposedRow[];
  isBegun: boolean;
  continues: boolean;
  goesOn: boolean;
};

type FundToSend = ProposedFund & { printed: PrintedBalance | null };

/**
 * The import parts of one file, of at most 500 items; each can be stored by itself. A fund's rows go in the order of their
 * days. A day's rows stay together, as do funds that exchanged units and the names of one holding.
 */
export function commitParts(
  funds: readonly ProposedFund[],
  ofImport: Pick<CommitInput, "importId" | "source" | "statement">,
): CommitInput[] {
  const parts: Block[][] = [];
  let current: Block[] = [];
  let size = 0;
  for (const group of connectedComponents(fundsToSend(funds, ofImport), linksOf)) {
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
    ...ofImport,
    part,
    parts: parts.length,
    items: itemsOf(blocks),
  }));
}

/** A fund can be in a statement under two names: what is held of it is said once, with the last rows. */
const fundsToSend = (
  funds: readonly ProposedFund[],
  { source, statement }: Pick<CommitInput, "source" | "statement">,
): FundToSend[] =>
  [...Map.groupBy(funds, ({ fund }) => holdingKey(fund)).values()].flatMap((same) => {
    // Fundbook's own file says what is recorded: it would agree with itself.
    const printed = source === "fundbook" ? null : printedBalance(same, statement);
    const [first, ...others] = same.toSorted((a, b) => Number(hasWork(b)) - Number(hasWork(a)));
    if (first === undefined) return [];
    return [
      ...(hasWork(first) || printed !== null ? [{ ...first, printed }] : []),
      ...others.filter(hasWork).map((other) => ({ ...other, printed })),
    ];
  });

const sizeOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { rows }) => sum + 1 + rows.length, 0);

const linksOf = (fund: FundToSend): string[] => [
  holdingKey(fund.fund),
  ...(hasWork(fund)
    ? fund.proposal.rows.flatMap(({ fields: { pairId } }) => (pairId === null ? [] : [pairId]))
    : []),
];

/** All of a group together where it fits into a part, else its days in portions. */
function blocksOf(group: readonly FundToSend[]): Block[][] {
  const whole = group.map((fund) => ({
    fund,
    rows: hasWork(fund) ? fund.proposal.rows.filter(isSent) : [],
    isBegun: false,
    continues: false,
    goesOn: false,
  }));
  if (sizeOf(whole) <= maxItemsPerPart) return [whole];
  const portions = portionsOf(whole);
  return portions.map((portion, index) => {
    const byFund = Map.groupBy(portion, ({ fund }) => fund);
    const earlier = portions.slice(0, index).flat();
    const later = portions.slice(index + 1).flat();
    const isLast = later.length === 0;
    const without = isLast ? whole.filter(({ rows }) => rows.length === 0) : [];
    return [...byFund.keys(), ...without.map(({ fund }) => fund)].map((fund) => ({
      fund,
      rows: (byFund.get(fund) ?? []).map(({ row }) => row),
      isBegun: earlier.some((other) => other.fund === fund),
      continues: later.some((other) => other.fund === fund),
      goesOn: later.some((other) => holdingKey(other.fund.fund) === holdingKey(fund.fund)),
    }));
  });
}

type FundRow = { fund: FundToSend; row: ProposedRow };

/** Whole days, with room for each fund of the group. */
function portionsOf(group: readonly Pick<Block, "fund" | "rows">[]): FundRow[][] {
  const rows = group.flatMap(({ fund, rows: own }) => own.map((row) => ({ fund, row })));
  const days = [...Map.groupBy(rows, ({ row }) => row.fields.date)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const portions: FundRow[][] = [[]];
  for (const [, ofDay] of days) {
    const portion = portions.at(-1) ?? [];
    if (portion.length > 0 && portion.length + ofDay.length + group.length > maxItemsPerPart) {
      portions.push([...ofDay]);
    } else {
      portion.push(...ofDay);
    }
  }
  return portions;
}

const itemsOf = (blocks: readonly Block[]): CommitInput["items"] => {
  const items: CommitInput["items"] = [];
  const said = new Set<string>();
  for (const { fund, rows, isBegun, continues, goesOn } of blocks) {
    const index = items.length;
    const holding = holdingKey(fund.fund);
    const isSaid = goesOn || said.has(holding);
    if (!isSaid) said.add(holding);
    items.push({
      kind: "fund",
      ...fund.fund,
      ...(hasWork(fund) ? workOf(fund.proposal, continues) : noWork()),
      // Until the last rows are there, an instalment may be one of them.
      isComplete: isComplete(fund) && !goesOn,
      isRecorded: rows.length > 0 && (isBegun || fund.proposal.hasTransactions),
      matched: matchedOnDays(fund.proposal, rows),
      printed: isSaid ? null : fund.printed,
    });
    for (const { key, fields, confirmed } of rows)
      items.push({ kind: "transaction", fund: index, key, fields, confirmed });
  }
  return items;
};

const workOf = (
  { coverage, totals, totalsBefore, replacedOpenings }: FundProposal,
  continues: boolean,
) => ({
  coverage: continues && replacedOpenings.length > 0 ? ("start" as const) : coverage,
  totals,
  totalsBefore,
});

function matchedOnDays({ matched }: FundProposal, rows: readonly ProposedRow[]): string[] {
  const days = new Set(rows.map(({ fields }) => fields.date));
  return matched.filter(({ date }) => days.has(date)).map(({ name }) => name);
}

const isComplete = ({ proposal }: FundToSend): boolean =>
  proposal.refusal === null && proposal.isComplete;

const noWork = () => ({
  coverage: "later" as const,
  totals: null,
  totalsBefore: null,
});
