import type { IsoDate } from "../dates.ts";

/** What looks wrong and may still be right, with the figures that say so. Rupees, units. */
export type Doubt =
  | { kind: "amount"; units: number; nav: number; worth: number; amount: number }
  | { kind: "nav"; nav: number; known: number; date: IsoDate; isSameDay: boolean }
  | { kind: "before-scheme"; date: IsoDate; began: IsoDate }
  | { kind: "large-sale"; units: number; largest: number }
  | { kind: "no-cost" };

/** What to ask about totals: units that cost nothing. */
export const doubtsOfTotals = ({ investedAmount }: { investedAmount: number }): Doubt[] =>
  investedAmount === 0 ? [{ kind: "no-cost" }] : [];
