import type { IsoDate } from "../dates.ts";

/** What looks wrong but may be right, with the figures to show. Amounts in rupees. */
export type Doubt =
  | { kind: "amount"; units: number; nav: number; worth: number; amount: number }
  | { kind: "nav"; nav: number; known: number; date: IsoDate; isSameDay: boolean }
  | { kind: "before-inception"; date: IsoDate; inception: IsoDate }
  | { kind: "large-sale"; units: number; largest: number }
  | { kind: "no-cost" };

/** What to ask about totals: units that cost nothing. */
export const doubtsOfTotals = ({ investedAmount }: { investedAmount: number }): Doubt[] =>
  investedAmount === 0 ? [{ kind: "no-cost" }] : [];
