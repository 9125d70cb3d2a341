import { findFundInFolio, findNamesakeInFolio } from "../../funds/folio.ts";
import type { DecimalText } from "../../money.ts";
import type { ProposedFund } from "../commit/proposed-fund.ts";
import { pairLegs } from "../match/pair-legs.ts";
import { refuseUnequalTransfers } from "../match/refuse-unequal-transfers.ts";
import { schemeKeyOf } from "../match/resolve-scheme.ts";
import type { Correction } from "../../transactions/corrections.ts";
import { fundItem, type ImportedTotals } from "../schema.ts";
import type { Statement, StatementRow, StatementScheme } from "../statement.ts";
import { correctRows, type RowCorrections } from "./correct-rows.ts";
import type { Refusal } from "./fund-proposal.ts";
import { likelySame, likelySameHolding } from "./likely-duplicate.ts";
import { parseRowsWithPauses } from "./parse-rows.ts";
import { proofOf } from "./proof.ts";
import { proposeFund } from "./propose-fund.ts";
import type { Choice, ProposedScheme } from "./proposed-scheme.ts";
import { recordedAfter, type KnownFund, type Recorded } from "./recorded.ts";
import { rowDoubts, twinDoubts, type RowDoubts, type TwinDoubt } from "./row-doubts.ts";

/**
 * What importing a statement does, scheme by scheme, and what is recorded afterwards.
 * @param newId makes ids of pairs and of funds that are not there yet
 * @param pause is awaited after each scheme and some rows, so that a page stays responsive
 */
export async function proposeStatement(
  statement: Statement,
  recorded: Recorded,
  choiceOf: (scheme: StatementScheme) => Choice,
  newId: () => string,
  pause: () => Promise<void>,
): Promise<{ schemes: ProposedScheme[]; after: Recorded }> {
  const schemes: ProposedScheme[] = [];
  let after = recorded;
  const withTotals = new Set<string>();
  for (const scheme of statement.schemes) {
    await pause();
    const choice = choiceOf(scheme);
    const proofs = proofOf(scheme);
    const said = identityOf(scheme, choice);
    if (said === null) {
      const unknown = { proposed: null, likelyDuplicate: null, doubts: [], twinsLeftOut: noTwins };
      schemes.push({ scheme, choice, proofs, ...unknown });
      continue;
    }
    const recording = recordedAs(after.funds, said, [
      said.schemeName,
      scheme.name,
      choice.unlistedName ?? scheme.name,
    ]);
    const isAsSaid = recording.identity === said;
    const facts = { statement, after, choice, recording, isAsSaid };
    const { proposed, twinsLeftOut } = await proposeCounted(scheme, facts, recorded, pause);
    const { proposal } = proposed;
    const target = recording.fund ?? { id: newId(), ...noFund, ...proposed.fund };
    if (proposal.totals !== null) {
      // Such as payout and reinvestment in one folio: the second must not be lost without a word.
      if (withTotals.has(target.id))
        proposal.refusal ??= { reason: "same-fund", location: scheme.location };
      withTotals.add(target.id);
    }
    await pause();
    schemes.push({
      scheme,
      choice,
      proofs,
      proposed,
      likelyDuplicate: likelySame(after, proposed) ?? likelySameHolding(recorded, proposed),
      doubts: [],
      twinsLeftOut,
    });
    after = recordedAfter(after, proposed, target, scheme.closing?.date ?? statement.to);
  }
  pairUsable(schemes, recorded, newId);
  // After pairing: a leg gets its cost from the other one.
  for (const each of schemes) {
    if (each.proposed === null) continue;
    await pause();
    each.doubts = doubtsAbout(each.proposed, each.choice, recorded);
  }
  return { schemes, after };
}

/** Without the lines that the user says are there twice or recorded already, and with their corrections. */
async function proposeCounted(
  scheme: StatementScheme,
  facts: SchemeFacts,
  recorded: Recorded,
  pause: () => Promise<void>,
) {
  const { choice } = facts;
  const propose = async (counted: StatementScheme, corrections: RowCorrections = new Map()) => {
    const rows = await parseRowsWithPauses(counted.rows, pause);
    const corrected = correctRows(counted, rows, corrections);
    return proposeScheme(corrected.scheme, corrected.parsed, facts);
  };
  const counted =
    choice.countsAlikeOnce === true
      ? withoutRows(scheme, ({ isAlike }) => isAlike === true)
      : scheme;
  const all = await propose(counted);
  const twinsLeftOut = twinsToLeaveOut(all.proposal, recorded, choice);
  const corrections =
    choice.correctsRows === true
      ? correctionsOf(doubtsAbout(all, choice, recorded))
      : new Map<StatementRow, Correction>();
  if (twinsLeftOut.size + corrections.size === 0) return { proposed: all, twinsLeftOut };
  const left = withoutRows(counted, (row) => twinsLeftOut.has(row));
  const proposed = await propose(left, corrections);
  if (twinsLeftOut.size === 0) return { proposed, twinsLeftOut };
  // All of its rows may be recorded already: that is no lack of them.
  if (proposed.proposal.refusal?.reason === "nothing-held") proposed.proposal.refusal = null;
  return { proposed, twinsLeftOut };
}

const correctionsOf = (doubts: readonly RowDoubts[]): RowCorrections =>
  new Map(
    doubts.flatMap(({ row, correction }) =>
      row === null || correction === null ? [] : [[row, correction] as const],
    ),
  );

function pairUsable(
  schemes: readonly ProposedScheme[],
  recorded: Recorded,
  newId: () => string,
): void {
  const usable = schemes.flatMap(({ proposed }) =>
    proposed?.proposal.refusal === null ? [proposed.proposal] : [],
  );
  pairLegs(usable, newId);
  refuseUnequalTransfers(usable, recorded.transactions);
}

function proposeScheme(
  scheme: StatementScheme,
  parsed: Awaited<ReturnType<typeof parseRowsWithPauses>>,
  { statement, after, choice, recording, isAsSaid }: SchemeFacts,
): ProposedFund {
  const { fund, identity, recordedName } = recording;
  const own = after.transactions.filter(({ fundId }) => fundId === fund?.id);
  const imported = fund === null ? null : replaceableTotals(fund, choice, after.importedTotals);
  const priced = withCost(scheme, choice.cost);
  const proposal = proposeFund(priced, statement, fund, own, imported, parsed);
  const proposed: ProposedFund = {
    proposal,
    closing: scheme.closing,
    fund: {
      ...identity,
      recordedName,
      house: usableHouse(scheme.house),
      category: fund?.category ?? choice.category,
      holderId: choice.holderId,
      // What was said of a contradiction is of this file alone.
      schemeKey:
        choice.isChosen && choice.contradiction === undefined && isAsSaid
          ? schemeKeyOf(scheme)
          : null,
    },
  };
  proposal.refusal ??= fundRefusal(proposed);
  return proposed;
}

type SchemeFacts = {
  statement: Statement;
  /** What is recorded once the schemes before this one are. */
  after: Recorded;
  choice: Choice;
  recording: Recording;
  /** Whether the fund is recorded as the scheme that the user chose, not as what it already was. */
  isAsSaid: boolean;
};

function doubtsAbout(
  { proposal, fund }: ProposedFund,
  { scheme, leavesOutTwins }: Choice,
  { transactions, firstNavs }: Recorded,
): RowDoubts[] {
  const own = transactions.filter(({ fundId }) => fundId === proposal.fundId);
  const unlisted = { name: fund.schemeName, nav: null, navDate: null };
  const firstNav = fund.amfiCode == null ? null : (firstNavs?.get(fund.amfiCode) ?? null);
  // What stands for a row that was left out is no other row's twin.
  const twins = leavesOutTwins === true ? undefined : twinDoubts(proposal, own);
  return rowDoubts(proposal, own, scheme ?? unlisted, firstNav, twins);
}

const noTwins: ReadonlyMap<StatementRow, TwinDoubt> = new Map();

function twinsToLeaveOut(
  proposal: ProposedFund["proposal"],
  { transactions }: Recorded,
  { leavesOutTwins, acceptedTwins = [] }: Choice,
): ReadonlyMap<StatementRow, TwinDoubt> {
  if (leavesOutTwins !== true) return noTwins;
  const own = transactions.filter(({ fundId }) => fundId === proposal.fundId);
  const twins = [...twinDoubts(proposal, own)];
  return new Map(twins.filter(([, { kind }]) => !acceptedTwins.includes(kind)));
}

const replaceableTotals = (
  fund: KnownFund,
  { replacesTotals }: Choice,
  all: readonly ImportedTotals[],
): ImportedTotals | null =>
  replacesTotals
    ? { fundId: fund.id, units: fund.units, investedAmount: fund.investedAmount, to: null }
    : importedTotalsOf(fund, all);

/** What the last import recorded, where the fund has it unchanged. */
const importedTotalsOf = (
  { id, units, investedAmount }: KnownFund,
  all: readonly ImportedTotals[],
): ImportedTotals | null =>
  all.findLast(
    (each) => each.fundId === id && each.units === units && each.investedAmount === investedAmount,
  ) ?? null;

const withCost = (scheme: StatementScheme, cost: DecimalText | null): StatementScheme =>
  cost === null || scheme.closing === null || scheme.closing.cost !== null
    ? scheme
    : { ...scheme, closing: { ...scheme.closing, cost } };

function withoutRows(
  scheme: StatementScheme,
  isLeftOut: (row: StatementRow) => boolean,
): StatementScheme {
  const rows = scheme.rows.filter((row) => !isLeftOut(row));
  const lines = scheme.rows.filter(isLeftOut).flatMap(({ locations }) => locations.slice(0, 1));
  const leftOut = lines.map((location) => ({ location, reason: "alike" as const }));
  return { ...scheme, rows, leftOut: [...scheme.leftOut, ...leftOut] };
}

/** Only shown; a fund does not fail because of it. */
const usableHouse = (house: string | null): string | null => {
  const { success, data } = fundItem.shape.house.safeParse(house);
  return success ? data : null;
};

/** What the server would refuse of the fund, so that it is said before anything is sent and the rest goes on. */
function fundRefusal({ proposal, fund }: ProposedFund): Refusal | null {
  const { coverage, totals, totalsBefore, scheme } = proposal;
  const item = { kind: "fund", ...fund, coverage, totals, totalsBefore };
  const { error } = fundItem.safeParse(item);
  return error === undefined
    ? null
    : {
        reason: "unusable-fund",
        message: error.issues[0]?.message ?? "",
        location: scheme.location,
      };
}

const noFund = { hasTransactions: false, units: 0, investedAmount: 0 };

type Identity = {
  folioNumber: string;
  schemeName: string;
  amfiCode?: string | null | undefined;
};

function identityOf(
  { name }: StatementScheme,
  { scheme, isUnlisted, unlistedName, isSkipped, folio }: Choice,
): Identity | null {
  if (isSkipped || folio === null || (scheme === null && !isUnlisted)) return null;
  return {
    folioNumber: folio,
    schemeName: scheme?.name ?? unlistedName ?? name,
    amfiCode: scheme?.code ?? null,
  };
}

type Recording = { fund: KnownFund | null; identity: Identity; recordedName: string | null };

/** The fund that is there: one with a code stays what it is, one without gets the scheme that it is said to be. */
function recordedAs(
  funds: readonly KnownFund[],
  said: Identity,
  names: readonly string[],
): Recording {
  const found = findFundInFolio(funds, said);
  const fund = found ?? findNamesakeInFolio(funds, said, names);
  if (fund === null) return { fund, identity: said, recordedName: null };
  const { schemeName, amfiCode, recordedName = null } = fund;
  if (found !== null) return { fund, identity: said, recordedName };
  if (amfiCode === null) return { fund, identity: said, recordedName: schemeName };
  const identity = { folioNumber: said.folioNumber, schemeName, amfiCode };
  return { fund, identity, recordedName };
}
