import { runInTurns } from "../../platform/queue/run-in-turns.ts";
import { AppError } from "../../../shared/errors.ts";
import { isAppendable } from "../../../shared/transactions/append.ts";
import type { AddTransactionInput } from "../../../shared/transactions/schema.ts";
import { manually, nextSequence, hasSameFields, toStored } from "../ledger-entries.ts";
import {
  changeByAppend,
  changeByReplay,
  requireLedger,
  type LedgerChange,
  type LedgerState,
} from "../ledger-change.ts";
import type { ChangedSip } from "../../sips/instalments.ts";
import type { ReadLedgers } from "../read-ledgers.ts";
import { requireEqualTransfers, requireValidPairs } from "../require-valid-pairs.ts";
import type { StoredTransaction } from "../queries/ledgers.ts";
import { asInstalment } from "./instalment.ts";

type Addition = AddTransactionInput & { id: string };

/** Whether it needs no replay where it comes after all others. */
export const onlyFollows = ({ type, pairId }: Pick<Addition, "type" | "pairId">): boolean =>
  pairId === null && isAppendable(type);

type Added = { saved: StoredTransaction; change: LedgerChange | null; sips: ChangedSip[] };

export async function changeOfAddition(
  state: ReadLedgers,
  { id, fundId, ...fields }: Addition,
  createdAt: Date,
): Promise<Added> {
  const stored = alreadyAdded(state, fundId, fields);
  if (stored !== undefined) return { saved: stored, change: null, sips: [] };
  const fund = requireLedger(state, fundId);
  const sequence = nextSequence(state.transactions, fundId, fields.date);
  const typed = toStored(fields, { id, fundId, sequence, ...manually, createdAt });
  const {
    row: added,
    replaced,
    ...placed
  } = await runInTurns(asInstalment(typed, state.transactions, state.sips));
  const paired = withPair(state, added);
  const isAppended = onlyFollows(fields) && replaced.length === 0;
  const appended = isAppended ? changeByAppend(fund, added) : null;
  const change = appended ?? (await changeByReplay(state, { ...paired, remove: replaced }));
  return { saved: added, change, ...placed };
}

function alreadyAdded(
  { found }: LedgerState,
  fundId: string,
  fields: Omit<AddTransactionInput, "id" | "fundId">,
): StoredTransaction | undefined {
  if (found === undefined) return undefined;
  if (found.fundId !== fundId || !hasSameFields(found, fields)) {
    throw new AppError("transactions/exists");
  }
  return found;
}

/** If a pair's id is that of the other leg, that leg gets the pair's id too. */
function withPair({ transactions }: LedgerState, added: StoredTransaction) {
  requireValidPairs([added], transactions);
  requireEqualTransfers([added], transactions);
  const other = transactions.find(({ id, pairId }) => id === added.pairId && pairId === null);
  return {
    insert: [added],
    update: other === undefined ? [] : [{ ...other, pairId: other.id }],
  };
}
