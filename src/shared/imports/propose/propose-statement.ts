import {
  findFundInFolio,
  findNamesakeInFolio,
  folioWithoutSuffix,
  schemeIdentity,
} from "../../funds/folio.ts";
import type { IsoDate } from "../../dates.ts";
import type { DecimalText } from "../../money.ts";
import type { ListedScheme } from "../../schemes/scheme.ts";
import { fromMicroUnits, toMicroUnits } from "../../transactions/fixed-point.ts";
import { signedUnits } from "../../transactions/types.ts";
import { isSent, type ProposedFund } from "../commit/proposed-fund.ts";
import {
  sendsTotals,
  type FundProposal,
  type RecordedFund,
  type Refusal,
} from "./fund-proposal.ts";
import { proposeFund } from "./propose-fund.ts";
import { totalsTolerance } from "../../transactions/agreement.ts";
import { comparable, isAlike } from "../match/match-rows.ts";
import { pairLegs } from "../match/pair-legs.ts";
import { parseRowsWithPauses } from "./parse-rows.ts";
import { proofOf, type Proof } from "./proof.ts";
import { rowDoubts, type RowDoubts } from "./row-doubts.ts";
import { schemeKeyOf } from "../match/resolve-scheme.ts";
import { fundItem, type ImportedTotals, type RecordedTransaction } from "../schema.ts";
import type { Statement, StatementScheme } from "../statement.ts";

type KnownFund = RecordedFund & {
  investedAmount: number;
  folioNumber: string;
  schemeName: string;
  amfiCode: string | null;
  category: string;
};

export type Recorded = {
  funds: readonly KnownFund[];
  transactions: readonly RecordedTransaction[];
  importedTotals: readonly ImportedTotals[];
  /** The days of schemes' first NAVs by code, as far as they are known. */
  firstNavs?: ReadonlyMap<string, IsoDate>;
};

export type Choice = {
  scheme: ListedScheme | null;
  /** Whether the user said so, so that the answer is remembered. */
  isChosen: boolean;
  /** What the file says by ISIN, code and name, where these are different schemes. */
  contradiction?: readonly ListedScheme[] | undefined;
  isUnlisted: boolean;
  /** What an unlisted scheme is recorded as; null for the name in the file. */
  unlistedName: string | null;
  isSkipped: boolean;
  /** Whether the user confirmed its doubts and likely duplicate. */
  isConfirmed: boolean;
  folio: string | null;
  /** Rupees that the user says the units cost, where the file does not. */
  cost: DecimalText | null;
  /** Whether what the file says is held replaces other totals that are recorded. */
  replacesTotals: boolean;
  category: string;
  /** Whose a fund that is not there yet becomes; null: the account's owner. */
  holderId: string | null;
};

export type ProposedScheme = {
  scheme: StatementScheme;
  choice: Choice;
  /** What the statement prints at the scheme's end, compared with its lines. */
  proofs: Proof[];
  /** null where the scheme or the folio is still to be said, or is left out by the user. */
  proposed: ProposedFund | null;
  /** Another folio of the scheme that has many of the new rows, or of a holding the same units or number: it may be the same holding. */
  likelyDuplicate: { folio: string; rows: number } | null;
  doubts: RowDoubts[];
};

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
      schemes.push({ scheme, choice, proofs, proposed: null, likelyDuplicate: null, doubts: [] });
      continue;
    }
    const { fund, identity, recordedName } = recordedAs(after.funds, said, [
      said.schemeName,
      scheme.name,
      choice.unlistedName ?? scheme.name,
    ]);
    const own = after.transactions.filter(({ fundId }) => fundId === fund?.id);
    const imported = fund === null ? null : replaceableTotals(fund, choice, after.importedTotals);
    const parsed = await parseRowsWithPauses(scheme.rows, pause);
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
          choice.isChosen && choice.contradiction === undefined && identity === said
            ? schemeKeyOf(scheme)
            : null,
      },
    };
    proposed.proposal.refusal ??= fundRefusal(proposed);
    const target = fund ?? { id: newId(), ...noFund, ...proposed.fund };
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
    });
    after = recordedAfter(after, proposed, target, scheme.closing?.date ?? statement.to);
  }
  pairLegs(
    schemes.flatMap(({ proposed }) =>
      proposed?.proposal.refusal === null ? [proposed.proposal] : [],
    ),
    newId,
  );
  // After pairing: a leg gets its cost from the other one.
  for (const each of schemes) {
    if (each.proposed === null) continue;
    await pause();
    each.doubts = doubtsAbout(each.proposed, each.choice.scheme, recorded);
  }
  return { schemes, after };
}

function doubtsAbout(
  { proposal, fund }: ProposedFund,
  scheme: ListedScheme | null,
  { transactions, firstNavs }: Recorded,
): RowDoubts[] {
  const own = transactions.filter(({ fundId }) => fundId === proposal.fundId);
  const unlisted = { name: fund.schemeName, nav: null, navDate: null };
  const firstNav = fund.amfiCode == null ? null : (firstNavs?.get(fund.amfiCode) ?? null);
  return rowDoubts(proposal, own, scheme ?? unlisted, firstNav);
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

/** Only shown; a fund does not fail because of it. */
const usableHouse = (house: string | null): string | null => {
  const { success, data } = fundItem.shape.house.safeParse(house);
  return success ? data : null;
};

/** What the server would refuse of the fund, so that it is said before anything is sent and the rest goes on. */
function fundRefusal({ proposal, fund }: ProposedFund): Refusal | null {
  const { coverage, totals, totalsBefore, dropped, scheme } = proposal;
  const item = { kind: "fund", ...fund, coverage, totals, totalsBefore, dropped };
  const { error } = fundItem.safeParse(item);
  return error === undefined
    ? null
    : {
        reason: "unusable-fund",
        message: error.issues[0]?.message ?? "",
        location: scheme.location,
      };
}

/** A platform's file has no folios, or others than the registrar's: its holdings would be recorded twice. */
function likelySame(
  { funds, transactions }: Pick<Recorded, "funds" | "transactions">,
  { proposal, fund }: ProposedFund,
): ProposedScheme["likelyDuplicate"] {
  const fresh = proposal.rows.filter(({ outcome }) => outcome.kind === "new");
  if (proposal.refusal !== null || fresh.length === 0) return null;
  const byDate = Map.groupBy(fresh, ({ fields }) => fields.date);
  for (const other of funds) {
    if (other.id === proposal.fundId || schemeIdentity(other) !== schemeIdentity(fund)) continue;
    const rows = transactions.filter(
      (row) =>
        row.fundId === other.id &&
        byDate
          .get(row.date)
          ?.some(({ fields }) => isAlike(comparable(fields), { ...row, ...comparable(row) })),
    ).length;
    if (rows * 2 >= fresh.length) return { folio: other.folioNumber, rows };
  }
  return null;
}

/** Platforms leave out a folio's suffix. Of the same file, two folios can have as many units. */
function likelySameHolding(
  { funds }: Pick<Recorded, "funds">,
  { proposal: { fundId, totals, refusal }, fund }: ProposedFund,
): ProposedScheme["likelyDuplicate"] {
  if (fundId !== null || totals === null || refusal !== null) return null;
  const same = funds.find(
    (other) =>
      schemeIdentity(other) === schemeIdentity(fund) &&
      (folioWithoutSuffix(other.folioNumber) === folioWithoutSuffix(fund.folioNumber) ||
        Math.abs(toMicroUnits(other.units) - toMicroUnits(totals.units)) <= totalsTolerance),
  );
  return same === undefined ? null : { folio: same.folioNumber, rows: 0 };
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
  if (fund === null || found !== null) return { fund, identity: said, recordedName: null };
  const { schemeName, amfiCode } = fund;
  if (amfiCode === null) return { fund, identity: said, recordedName: schemeName };
  const identity = { folioNumber: said.folioNumber, schemeName, amfiCode };
  return { fund, identity, recordedName: null };
}

function recordedAfter(
  before: Recorded,
  { proposal, fund: described }: ProposedFund,
  fund: Omit<KnownFund, "amfiCode"> & { amfiCode?: string | null | undefined },
  to: IsoDate | null,
): Recorded {
  const added = proposal.rows.filter(isSent);
  if (proposal.refusal !== null || (added.length === 0 && !sendsTotals(proposal))) return before;
  const gone = new Set([
    ...proposal.replacedOpenings,
    ...proposal.dropped,
    ...added.flatMap(({ outcome }) => (outcome.kind === "replaces" ? [outcome.id] : [])),
  ]);
  const addedUnits = added.reduce((sum, { fields }) => sum + signedUnits(fields), 0);
  const changed: KnownFund = {
    ...fund,
    ...described,
    amfiCode: described.amfiCode ?? null,
    hasTransactions: proposal.totals === null,
    units: proposal.totals?.units ?? proposal.unitsAfter ?? fund.units + fromMicroUnits(addedUnits),
    investedAmount: proposal.totals?.investedAmount ?? fund.investedAmount,
  };
  return {
    ...before,
    funds: [...before.funds.filter(({ id }) => id !== fund.id), changed],
    transactions: [
      ...before.transactions.filter(({ id }) => !gone.has(id)),
      ...added.map(({ fields, key }, index) => asRecorded(fund.id, key, fields, index)),
    ],
    // So that next month's file, chosen together with this one, replaces it.
    importedTotals: [
      ...before.importedTotals,
      ...(proposal.totals === null ? [] : [{ fundId: fund.id, ...proposal.totals, to }]),
    ],
  };
}

const asRecorded = (
  fundId: string,
  key: string,
  { charges: _, note: __, ...fields }: FundProposal["rows"][number]["fields"],
  index: number,
): RecordedTransaction => ({
  ...fields,
  id: `${fundId} ${key}`,
  fundId,
  sequence: 1_000_000 + index,
  source: "import",
  importKey: key,
});

export type Counts = {
  read: number;
  new: number;
  known: number;
  events: number;
  unanswered: number;
  leftOut: number;
  unreadable: number;
};

export function countsOf(
  { leftOut, unreadable }: Pick<Statement, "leftOut" | "unreadable">,
  schemes: readonly ProposedScheme[],
): Counts {
  const counts = schemes.map(countsOfScheme);
  const sum = (of: (each: Omit<Counts, "read" | "unreadable">) => number) =>
    counts.reduce((total, each) => total + of(each), 0);
  const parts = {
    new: sum((each) => each.new),
    known: sum((each) => each.known),
    events: sum((each) => each.events),
    unanswered: sum((each) => each.unanswered),
    leftOut: leftOut.length + sum((each) => each.leftOut),
    unreadable: unreadable.length,
  };
  return { read: Object.values(parts).reduce((total, part) => total + part, 0), ...parts };
}

function countsOfScheme({
  scheme,
  choice,
  proposed,
}: ProposedScheme): Omit<Counts, "read" | "unreadable"> {
  const proposal = proposed?.proposal;
  const { rows, events, leftOut } = proposal?.scheme ?? scheme;
  const isHolding = rows.length === 0 && scheme.closing !== null;
  // What is held becomes an opening where the file begins later.
  const holding = isHolding && (proposal?.rows.length ?? 0) === 0 ? 1 : 0;
  const unsent = { new: 0, known: 0, events: events.length, unanswered: 0 };
  if (proposal === undefined && !choice.isSkipped) {
    return { ...unsent, unanswered: rows.length + holding, leftOut: leftOut.length };
  }
  if (proposal === undefined || proposal.refusal !== null) {
    return { ...unsent, leftOut: leftOut.length + rows.length + holding };
  }
  const count = (kind: FundProposal["rows"][number]["outcome"]["kind"]) =>
    proposal.rows.filter(({ outcome }) => outcome.kind === kind).length;
  const isNewHolding = sendsTotals(proposal);
  return {
    new: count("new") + count("replaces") + (isNewHolding ? 1 : 0),
    known: count("known") + (isNewHolding ? 0 : holding),
    events: events.length,
    unanswered: 0,
    leftOut: leftOut.length + count("in-opening"),
  };
}
