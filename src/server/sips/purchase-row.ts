import type { RecordedPurchase } from "../../shared/sips/recorded-instalments.ts";

export type PurchaseRow = Omit<RecordedPurchase, "amount" | "stampDuty"> & {
  amount: string;
  stampDuty: string;
};

export const asPurchase = (row: PurchaseRow): RecordedPurchase => ({
  id: row.id,
  date: row.date,
  amount: Number(row.amount),
  stampDuty: Number(row.stampDuty),
  sipId: row.sipId,
  dueDate: row.dueDate,
});
