import { findFundInFolio, schemeIdentity } from "../funds/fund-in-folio.ts";
import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { ListedScheme } from "../schemes/scheme.ts";
import { fromMicroUnits } from "../transactions/fixed-point.ts";
import { signedUnits } from "../transactions/types.ts";
import { isSent, type PlannedFund } from "./commit-parts.ts";
import { sendsTotals, type FundPlan, type RecordedFund, type Refusal } from "./fund-plan.ts";
import { planFund } from "./plan-fund.ts";
import { comparable, isAlike } from "./match-rows.ts";
import { pairLegs } from "./pair-legs.ts";
import { parseRowsWithPauses } from "./parse-rows.ts";
import { proofOf, type Proof } from "./proof.ts";
import { schemeKeyOf } from "./resolve-scheme.ts";
import { fundItem, type ImportedTotals, type RecordedTransaction } from "./schema.ts";
import type { Statement, StatementScheme } from "./statement.ts";

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
};

export type Choice = {
  scheme: ListedScheme | null;
  /** Whether the user said so, so that the answer is remembered. */
  isChosen: boolean;
  isUnlisted: boolean;
  /** What an unlisted scheme is recorded as; null for the name in the file. */
  unlistedName: string | null;
  isSkipped: boolean;
  folio: string | null;
  /** Rupees that the user says the units cost, where the file does not. */
  cost: DecimalText | null;
  category: string;
};

export type PlannedScheme = {
  scheme: StatementScheme;
  choice: Choice;
  /** What the statement prints at the scheme's end, held to its lines. */
  proofs: Proof[];
  /** null where the scheme or the folio is still to be said, or is left out by the user. */
  planned: PlannedFund | null;
  /** Another folio of the scheme that has many of the new rows: it may be the same holding. */
  likelyDuplicate: { folio: string; rows: number } | null;
};

/**
 * What importing a statement does, scheme by scheme, and what is recorded afterwards.
 * @param newId makes ids of pairs and of funds that are not there yet
 * @param pause is awaited after each scheme and some rows, so that a page stays responsive
 */
export async function planStatement(
  statement: Statement,
  recorded: Recorded,
  choiceOf: (scheme: StatementScheme) => Choice,
  newId: () => string,
  pause: () => Promise<void>,
): Promise<{ schemes: PlannedScheme[]; after: Recorded }> {
  const schemes: PlannedScheme[] = [];
  let after = recorded;
  const withTotals = new Set<string>();
  for (const scheme of statement.schemes) {
    await pause();
    const choice = choiceOf(scheme);
    const proofs = proofOf(scheme);
    const identity = identityOf(scheme, choice);
    if (identity === null) {
      schemes.push({ scheme, choice, proofs, planned: null, likelyDuplicate: null });
      continue;
    }
    const fund = findFundInFolio(after.funds, identity);
    const own = after.transactions.filter(({ fundId }) => fundId === fund?.id);
    const imported = fund === null ? null : importedTotalsOf(fund, after.importedTotals);
    const parsed = await parseRowsWithPauses(scheme.rows, pause);
    const priced = withCost(scheme, choice.cost);
    const plan = planFund(priced, statement, fund, own, imported, parsed);
    const planned: PlannedFund = {
      plan,
      fund: {
        ...identity,
        house: usableHouse(scheme.house),
        category: fund?.category ?? choice.category,
        schemeKey: choice.isChosen ? schemeKeyOf(scheme) : null,
      },
    };
    planned.plan.refusal ??= fundRefusal(planned);
    const target = fund ?? { id: newId(), ...noFund, ...planned.fund };
    if (plan.totals !== null) {
      // Such as payout and reinvestment in one folio: the second must not be lost without a word.
      if (withTotals.has(target.id)) plan.refusal ??= { reason: "same-fund", place: scheme.place };
      withTotals.add(target.id);
    }
    await pause();
    schemes.push({ scheme, choice, proofs, planned, likelyDuplicate: likelySame(after, planned) });
    after = recordedAfter(after, planned, target, scheme.closing?.date ?? statement.to);
  }
  pairLegs(
    schemes.flatMap(({ planned }) => (planned?.plan.refusal === null ? [planned.plan] : [])),
    newId,
  );
  return { schemes, after };
}

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
function fundRefusal({ plan, fund }: PlannedFund): Refusal | null {
  const { coverage, totals, totalsBefore, dropped, scheme } = plan;
  const item = { kind: "fund", ...fund, coverage, totals, totalsBefore, dropped };
  const { error } = fundItem.safeParse(item);
  return error === undefined
    ? null
    : { reason: "unusable-fund", message: error.issues[0]?.message ?? "", place: scheme.place };
}

/** A platform's file has no folios, or others than the registrar's: its holdings would be recorded twice. */
function likelySame(
  { funds, transactions }: Pick<Recorded, "funds" | "transactions">,
  { plan, fund }: PlannedFund,
): PlannedScheme["likelyDuplicate"] {
  const fresh = plan.rows.filter(({ outcome }) => outcome.kind === "new");
  if (plan.refusal !== null || fresh.length === 0) return null;
  const byDate = Map.groupBy(fresh, ({ fields }) => fields.date);
  for (const other of funds) {
    if (other.id === plan.fundId || schemeIdentity(other) !== schemeIdentity(fund)) continue;
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

function recordedAfter(
  before: Recorded,
  { plan, fund: described }: PlannedFund,
  fund: Omit<KnownFund, "amfiCode"> & { amfiCode?: string | null | undefined },
  to: IsoDate | null,
): Recorded {
  const added = plan.rows.filter(isSent);
  if (plan.refusal !== null || (added.length === 0 && !sendsTotals(plan))) return before;
  const gone = new Set([
    ...plan.replacedOpenings,
    ...plan.dropped,
    ...added.flatMap(({ outcome }) => (outcome.kind === "replaces" ? [outcome.id] : [])),
  ]);
  const units = added.reduce((sum, { fields }) => sum + signedUnits(fields), 0);
  const changed: KnownFund = {
    ...fund,
    ...described,
    amfiCode: described.amfiCode ?? null,
    hasTransactions: plan.totals === null,
    units: plan.totals?.units ?? fund.units + fromMicroUnits(units),
    investedAmount: plan.totals?.investedAmount ?? fund.investedAmount,
  };
  return {
    ...before,
    funds: [...before.funds.filter(({ id }) => id !== fund.id), changed],
    transactions: [
      ...before.transactions.filter(({ id }) => !gone.has(id)),
      ...added.map(({ fields, key }, index) => asRecorded(fund.id, key, fields, index)),
    ],
    // So that next month's file, chosen together with this one, takes its place.
    importedTotals: [
      ...before.importedTotals,
      ...(plan.totals === null ? [] : [{ fundId: fund.id, ...plan.totals, to }]),
    ],
  };
}

const asRecorded = (
  fundId: string,
  key: string,
  { charges: _, note: __, ...fields }: FundPlan["rows"][number]["fields"],
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
  schemes: readonly PlannedScheme[],
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
  planned,
}: PlannedScheme): Omit<Counts, "read" | "unreadable"> {
  const plan = planned?.plan;
  const { rows, events, leftOut } = plan?.scheme ?? scheme;
  const isHolding = rows.length === 0 && scheme.closing !== null;
  // What is held becomes an opening where the file begins later.
  const holding = isHolding && (plan?.rows.length ?? 0) === 0 ? 1 : 0;
  const unsent = { new: 0, known: 0, events: events.length, unanswered: 0 };
  if (plan === undefined && !choice.isSkipped) {
    return { ...unsent, unanswered: rows.length + holding, leftOut: leftOut.length };
  }
  if (plan === undefined || plan.refusal !== null) {
    return { ...unsent, leftOut: leftOut.length + rows.length + holding };
  }
  const count = (kind: FundPlan["rows"][number]["outcome"]["kind"]) =>
    plan.rows.filter(({ outcome }) => outcome.kind === kind).length;
  const isNewHolding = sendsTotals(plan);
  return {
    new: count("new") + count("replaces") + (isNewHolding ? 1 : 0),
    known: count("known") + (isNewHolding ? 0 : holding),
    events: events.length,
    unanswered: 0,
    leftOut: leftOut.length + count("in-opening"),
  };
}
