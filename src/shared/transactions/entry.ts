import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { MicroUnits, Paise } from "./fixed-point.ts";
import type { TransactionType } from "./types.ts";

/** Where only units and costs matter, which do not depend on them. */
export const noDeductions = { stt: 0, tds: 0 } as const;

/** A transaction as a replay takes it. */
export type Entry = {
  id: string;
  fundId: string;
  date: IsoDate;
  sequence: number;
  type: TransactionType;
  units: MicroUnits;
  amount: Paise;
  stampDuty: Paise;
  /** Taken from what was sold or paid out: the amount is without them. */
  stt: Paise;
  tds: Paise;
  nav: DecimalText | null;
  pairId: string | null;
  cost: Paise | null;
  acquiredOn: IsoDate | null;
};
