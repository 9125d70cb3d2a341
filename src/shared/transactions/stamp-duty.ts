import type { IsoDate } from "../dates.ts";
import { decimal, type DecimalText } from "../money.ts";

const dutySince: IsoDate = "2020-07-01";
const [duty, hundredAndDuty] = [decimal("0.005"), decimal("100.005")];

/** A purchase for a sum of money. Rupees with 2 decimals, units with 3; half away from zero. */
export type Purchase = { amount: number; stampDuty: number; units: number };

/**
 * Stamp duty in a debited sum: 0.005 % of what is invested, since 1 July 2020.
 * @see https://mf.nipponindiaim.com/investoreducation/stamp-duty
 */
export function stampDutyIn(debited: number, date: IsoDate): number {
  if (date < dutySince) return 0;
  return decimal(debited).times(duty).dividedBy(hundredAndDuty, 2).toNumber();
}

/** @param debited rupees, stamp duty included */
export function purchaseFor(debited: number, date: IsoDate, nav: number | DecimalText): Purchase {
  const stampDuty = stampDutyIn(debited, date);
  const amount = decimal(debited).minus(decimal(stampDuty));
  return {
    amount: amount.toNumber(),
    stampDuty,
    units: amount.dividedBy(decimal(nav), 3).toNumber(),
  };
}
