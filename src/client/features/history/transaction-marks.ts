import { dayOf } from "../../../shared/history/days.ts";
import type { Day } from "../../../shared/history/schema.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import type { TransactionType } from "../../../shared/transactions/types.ts";
import type { Mark } from "../../components/chart/chart-lines.ts";
import { typeName } from "../../language/type-names.ts";

const markedTypes: Partial<Record<TransactionType, Mark["direction"]>> = {
  purchase: "in",
  sip: "in",
  "switch-in": "in",
  redemption: "out",
  swp: "out",
  "switch-out": "out",
};

export const marksOf = (
  transactions: readonly Pick<Transaction, "type" | "date">[],
  from: Day,
): Mark[] =>
  transactions.flatMap(({ type, date }): Mark[] => {
    const [direction, day] = [markedTypes[type], dayOf(date)];
    return direction === undefined || day < from ? [] : [{ day, direction, name: typeName(type) }];
  });
