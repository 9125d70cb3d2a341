import type { IsoDate } from "../dates.ts";
import { decimal } from "../money.ts";
import { stampDutyIn } from "./stamp-duty.ts";
import type { TransactionType } from "./types.ts";

/** Figures as typed; null where the field is blank. Rupees, units. */
export type TypedFigures = {
  /** What left or reached the bank account: stamp duty is in what was paid. */
  money: number | null;
  units: number | null;
  nav: number | null;
  stampDuty: number | null;
};

const dutiable: ReadonlySet<TransactionType> = new Set([
  "purchase",
  "sip",
  "idcw-reinvestment",
  "switch-in",
  "reversal",
]);

export const hasStampDuty = (type: TransactionType): boolean => dutiable.has(type);

/**
 * The figures with what follows from the others: of money, units and NAV the third, and the stamp
 * duty of a purchase. Money and stamp duty have 2 decimals, units 3, NAV 4; half away from zero.
 * What was typed stays.
 */
export function deriveFigures(
  typed: TypedFigures,
  type: TransactionType,
  date: IsoDate,
): TypedFigures {
  const duty = (money: number | null): number | null => {
    if (typed.stampDuty !== null || !hasStampDuty(type)) return typed.stampDuty;
    return money === null ? null : stampDutyIn(money, date);
  };
  const { nav, units } = typed;
  if (typed.money === null && units !== null && nav !== null) {
    const invested = decimal(units).times(decimal(nav)).roundTo(2);
    const stampDuty = duty(invested.toNumber());
    const money = invested.plus(decimal(stampDuty ?? 0)).toNumber();
    return { money, units, nav, stampDuty };
  }
  const stampDuty = duty(typed.money);
  if (typed.money === null) return { ...typed, stampDuty };
  const invested = decimal(typed.money).minus(decimal(stampDuty ?? 0));
  if (units === null && nav !== null && nav > 0) {
    return { ...typed, stampDuty, units: invested.dividedBy(decimal(nav), 3).toNumber() };
  }
  if (units !== null && units > 0 && nav === null) {
    return { ...typed, stampDuty, nav: invested.dividedBy(decimal(units), 4).toNumber() };
  }
  return { ...typed, stampDuty };
}
