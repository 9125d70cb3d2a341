import { fundInput } from "../tests/support/api/api-client.ts";
import { commitInput, fundItem, transactionItem } from "../tests/support/api/imports.ts";
import { transactionInput } from "../tests/support/api/ledgers.ts";
import type { RegisteredUser } from "../tests/support/api/sharing.ts";

/** The fund with transactions that each user has from the beginning. */
export const ledgerFundId = "long";

/** Transactions of one import. */
const importedRows = 20;

/** A user, with what the responses so far say is stored. */
export type SimulatedUser = {
  client: RegisteredUser;
  /** Of funds of totals. */
  funds: Set<string>;
  /** Of transactions that were added to the ledger. */
  transactions: Set<string>;
  /** The import of a further fund. */
  imported: { importId: string } | null;
  sharedWith: RegisteredUser | null;
};

export type Kind = "query" | "mutate";
export type Call = (
  user: SimulatedUser,
  kind: Kind,
  procedure: string,
  input?: unknown,
) => Promise<unknown>;
type Action = (call: Call, user: SimulatedUser, neighbour: SimulatedUser) => Promise<unknown>;

const read =
  (procedure: string, input?: unknown): Action =>
  (call, user) =>
    call(user, "query", procedure, input);

/** What a user does and how often, in percent: mostly reads. As much is deleted as is added, so the data does not grow. */
const actions: readonly (readonly [percent: number, act: Action])[] = [
  [27, read("funds.list")],
  [5, read("auth.me")],
  [5, read("categories.list")],
  [3, read("sharing.recipients", {})],
  [3, read("sharing.senders")],
  [7, read("portfolio.performance", {})],
  [5, read("portfolio.history", {})],
  [6, read("transactions.list", { fundId: ledgerFundId })],
  [3, read("tax.report", { financialYear: "2025-26" })],
  [7, addFund],
  [6, updateFund],
  [7, deleteFund],
  [5, addTransaction],
  [5, deleteTransaction],
  [3, importOrUndo],
  [3, shareOrUnshare],
];
const sum = actions.reduce((total, [percent]) => total + percent, 0);

export const act: Action = (call, user, neighbour) => {
  let left = Math.random() * sum;
  const [, chosen] = actions.find(([percent]) => (left -= percent) < 0) ??
    actions[0] ?? [0, addFund];
  return chosen(call, user, neighbour);
};

async function addFund(call: Call, user: SimulatedUser): Promise<void> {
  const fund = fundInput({ category: `category ${Math.floor(Math.random() * 7)}` });
  await call(user, "mutate", "funds.add", fund);
  user.funds.add(fund.id);
}

async function updateFund(call: Call, user: SimulatedUser): Promise<void> {
  const [id] = user.funds;
  const units = 1 + Math.floor(Math.random() * 100);
  if (id !== undefined) await call(user, "mutate", "funds.update", { id, data: { units } });
}

async function deleteFund(call: Call, user: SimulatedUser): Promise<void> {
  const [id, other] = user.funds;
  if (id === undefined || other === undefined) return;
  user.funds.delete(id);
  await call(user, "mutate", "funds.delete", { id });
}

async function addTransaction(call: Call, user: SimulatedUser): Promise<void> {
  const transaction = transactionInput({ fundId: ledgerFundId, units: 10, amount: 500 });
  await call(user, "mutate", "transactions.add", transaction);
  user.transactions.add(transaction.id);
}

async function deleteTransaction(call: Call, user: SimulatedUser): Promise<void> {
  const [id] = user.transactions;
  if (id === undefined) return;
  user.transactions.delete(id);
  await call(user, "mutate", "transactions.delete", { id });
}

async function importOrUndo(call: Call, user: SimulatedUser): Promise<void> {
  const { imported } = user;
  if (imported !== null) {
    user.imported = null;
    await call(user, "mutate", "imports.undo", { importId: imported.importId });
    return;
  }
  const rows = Array.from({ length: importedRows }, (_, index) =>
    transactionItem(`row ${index}`, { date: `2024-02-${String(index + 1).padStart(2, "0")}` }),
  );
  const folioNumber = String(Math.floor(Math.random() * 1e12));
  const input = commitInput([fundItem({ folioNumber }), ...rows]);
  await call(user, "mutate", "imports.commit", input);
  user.imported = { importId: input.importId };
}

async function shareOrUnshare(
  call: Call,
  user: SimulatedUser,
  { client: neighbour }: SimulatedUser,
): Promise<void> {
  const recipientId = (user.sharedWith ?? neighbour).id;
  const procedure = user.sharedWith === null ? "sharing.share" : "sharing.unshare";
  user.sharedWith = user.sharedWith === null ? neighbour : null;
  await call(user, "mutate", procedure, { recipientId });
}
