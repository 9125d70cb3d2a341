import type { Transaction } from "../transactions/schema.ts";

/** The instalments of a SIP that are worked out and not confirmed. */
export const estimatesOf = <Row extends Pick<Transaction, "sipId" | "source" | "confirmed">>(
  sip: string,
  transactions: readonly Row[],
): Row[] =>
  transactions.filter(
    ({ sipId, source, confirmed }) => sipId === sip && source === "sip" && !confirmed,
  );
