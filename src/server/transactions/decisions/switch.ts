import { decimal } from "../../../shared/money.ts";
import { AppError } from "../../../shared/errors.ts";
import type { SwitchInput, TransactionFields } from "../../../shared/transactions/schema.ts";
import { manually, nextSequence, hasSameFields, toStored } from "../ledger-entries.ts";
import {
  changeByReplay,
  requireLedger,
  type LedgerChange,
  type LedgerState,
} from "../ledger-change.ts";
import type { StoredTransaction } from "../queries/ledgers.ts";
import { requireValidPairs } from "../require-valid-pairs.ts";

type Switch = Omit<SwitchInput, "id" | "toFundId" | "toScheme"> & {
  id: string;
  toFundId: string;
  /** Whether the fund that it goes to is added with it. */
  isNew: boolean;
};

export async function changeOfSwitch(
  state: LedgerState,
  input: Switch,
  createdAt: Date,
): Promise<LedgerChange | null> {
  const { id, fromFundId, toFundId, isNew } = input;
  const [out, into] = legsOf(input, id);
  if (isAlreadyDone(state, input, out, into)) return null;
  for (const fundId of isNew ? [fromFundId] : [fromFundId, toFundId]) requireLedger(state, fundId);
  const leg = (legId: string, fundId: string, fields: TransactionFields): StoredTransaction =>
    toStored(fields, {
      id: legId,
      fundId,
      sequence: nextSequence(state.transactions, fundId, fields.date),
      ...manually,
      createdAt,
    });
  const insert = [leg(id, fromFundId, out), leg(crypto.randomUUID(), toFundId, into)];
  requireValidPairs(insert, state.transactions);
  return changeByReplay(state, { insert });
}

/**
 * The leg that goes out has the switch's id, which also names the pair. Stamp duty is taken from the amount, so that
 * the new lot costs what was moved.
 */
function legsOf(input: Switch, pairId: string): [TransactionFields, TransactionFields] {
  const { date, amount, unitsOut, unitsIn, stampDuty } = input;
  const both = {
    date,
    pairId,
    nav: null,
    charges: { exitLoad: 0, stt: 0, tds: 0 },
    note: null,
    cost: null,
    acquiredOn: null,
  };
  return [
    { ...both, type: "switch-out", units: unitsOut, amount, stampDuty: 0 },
    {
      ...both,
      type: "switch-in",
      units: unitsIn,
      amount: decimal(amount).minus(decimal(stampDuty)).toNumber(),
      stampDuty,
    },
  ];
}

function isAlreadyDone(
  { found, transactions }: LedgerState,
  { fromFundId, toFundId }: Switch,
  out: TransactionFields,
  into: TransactionFields,
): boolean {
  if (found === undefined) return false;
  const other = transactions.find((leg) => leg.pairId === found.pairId && leg.fundId === toFundId);
  const isSame =
    found.fundId === fromFundId &&
    hasSameFields(found, out) &&
    other !== undefined &&
    hasSameFields(other, into);
  if (!isSame) throw new AppError("transactions/exists");
  return true;
}
