import type { IsoDate } from "../dates.ts";
import type { DecimalText } from "../money.ts";
import type { MicroUnits, Paise } from "./fixed-point.ts";
import type { TransactionType } from "./types.ts";

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
  nav: DecimalText | null;
  pairId: string | null;
  cost: Paise | null;
  acquiredOn: IsoDate | null;
};
