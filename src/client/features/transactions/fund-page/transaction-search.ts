type TransactionSearch = { transaction?: string };

const maxIdLength = 128;

export function readTransactionSearch({ transaction }: Record<string, unknown>): TransactionSearch {
  return typeof transaction === "string" && transaction.length <= maxIdLength
    ? { transaction }
    : {};
}
