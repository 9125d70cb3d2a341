import { decimal } from "../../../../shared/money.ts";
import { formatUnits } from "../../../../shared/number-format.ts";
import type { Transaction } from "../../../../shared/transactions/schema.ts";
import { typeRules } from "../../../../shared/transactions/types.ts";

export type TransactionRow = { transaction: Transaction; balance: number };

export type RowActions = {
  onEdit: (transaction: Transaction) => void;
  onDelete: (transaction: Transaction) => void;
  onConfirm: (transaction: Transaction) => void;
};

export const signedUnitsText = ({ type, units }: Pick<Transaction, "type" | "units">): string =>
  formatUnits(typeRules[type].direction === "out" ? -units : units);

/** The amount as typed or printed, including the stamp duty that is taken from it before units are bought. */
export const paidAmount = ({
  amount,
  stampDuty,
}: Pick<Transaction, "amount" | "stampDuty">): number =>
  stampDuty === 0 ? amount : decimal(amount).plus(decimal(stampDuty)).toNumber();
