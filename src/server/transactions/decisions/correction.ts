import { parseContract } from "../../../shared/parse-contract.ts";
import { decimal } from "../../../shared/money.ts";
import { AppError } from "../../../shared/errors.ts";
import {
  transactionFields,
  type UpdateTransactionInput,
} from "../../../shared/transactions/schema.ts";
import { movesEqualUnits } from "../../../shared/transactions/pairs.ts";
import { fieldsOf, nextSequence, storedFields } from "../ledger-entries.ts";
import type { LedgerState } from "../ledger-change.ts";
import type { ChangedTransaction, StoredTransaction } from "../queries/ledgers.ts";
import { transactionView } from "../transaction-view.ts";

export function changedLegs(
  state: LedgerState,
  found: StoredTransaction,
  { confirmed, ...data }: UpdateTransactionInput["data"],
  now: Date,
): Leg[] {
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const fields = parseContract(transactionFields, {
    ...fieldsOf(transactionView(found)),
    ...Object.fromEntries(given),
  });
  if (found.pairId !== null && fields.type !== found.type) {
    throw new AppError("request/invalid", {
      message: keepsType,
      fieldErrors: { type: keepsType },
    });
  }
  const change = (leg: Leg, part: Partial<Leg>): Leg => {
    const changed = { ...leg, ...part };
    if (changed.date === leg.date) return changed;
    return { ...changed, sequence: nextSequence(state.transactions, leg.fundId, changed.date) };
  };
  const own = { ...storedFields(fields), confirmed: confirmed ?? found.confirmed };
  const legs: [Leg, Partial<Leg>][] = [
    [found, own],
    ...otherLegs(state, found).map((leg): [Leg, Partial<Leg>] => [
      leg,
      { date: own.date, ...amountOfOtherLeg(found, own, leg), ...unitsOfOtherLeg(found, own) },
    ]),
  ];
  return legs
    .map(([leg, part]) => ({ leg, changed: change(leg, part) }))
    .filter(({ leg, changed }) => JSON.stringify(leg) !== JSON.stringify(changed))
    .map(({ changed }) => ({ ...changed, updatedAt: now }));
}

/** The other leg of a pair is read without its note, which stays. */
type Leg = ChangedTransaction;

type Money = Pick<StoredTransaction, "amount" | "stampDuty">;

/** Where a leg's amount changes, so does the other's. Of a switch, the stamp duty is taken from what comes in. */
function amountOfOtherLeg(before: StoredTransaction, after: Money, other: Leg): Partial<Money> {
  if (before.amount === after.amount && before.stampDuty === after.stampDuty) return {};
  const amount = decimal(after.amount);
  if (before.type === "switch-out") {
    return { amount: amount.minus(decimal(other.stampDuty)).toText() };
  }
  return {
    amount: (before.type === "switch-in" ? amount.plus(decimal(after.stampDuty)) : amount).toText(),
  };
}

/** Where the units of a transfer's leg change, so do the other's. */
const unitsOfOtherLeg = (
  before: StoredTransaction,
  { units }: Pick<StoredTransaction, "units">,
): Partial<Leg> => (movesEqualUnits(before.type) && before.units !== units ? { units } : {});

const keepsType = "One leg of a pair keeps its type";

const otherLegs = ({ transactions }: LedgerState, { id, pairId }: StoredTransaction) =>
  transactions.filter((other) => pairId !== null && other.pairId === pairId && other.id !== id);
