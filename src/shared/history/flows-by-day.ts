import { fromPaise, type Paise } from "../transactions/fixed-point.ts";
import { groupFlow, type OtherLeg } from "../transactions/flows.ts";
import type { CashMovement } from "../portfolio/performance.ts";
import { dayOf } from "./days.ts";
import type { Day, DayFlow } from "./schema.ts";

type Flow = Omit<CashMovement, "source" | "confirmed">;

/** The money paid into a group of funds and received from it on each day with money, oldest first, in rupees. */
export function flowsByDay(
  moves: readonly Flow[],
  otherLegOf: (move: Flow) => OtherLeg,
): DayFlow[] {
  const byDay = new Map<Day, { paid: Paise; received: Paise }>();
  for (const move of moves) {
    const amount = groupFlow(move, otherLegOf(move));
    if (amount === 0) continue;
    const day = dayOf(move.date);
    const { paid, received } = byDay.get(day) ?? { paid: 0, received: 0 };
    byDay.set(day, {
      paid: paid - Math.min(amount, 0),
      received: received + Math.max(amount, 0),
    });
  }
  return [...byDay]
    .toSorted(([one], [other]) => one - other)
    .map(([day, { paid, received }]) => ({
      day,
      paid: fromPaise(paid),
      received: fromPaise(received),
    }));
}
