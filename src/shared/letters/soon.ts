import { addDays, type IsoDate } from "../dates.ts";
import type { FundLabel } from "../funds/fund-label.ts";
import type { TaxedUntil, UnlockedUnits } from "../tax/selling/selling-types.ts";
import { tellingsOf, type IsToTell, type Tellings, type Topic } from "./topics.ts";

/** Rupees. */
type SoonSip = FundLabel & { sipId: string; dueDate: IsoDate; amount: number };
/** Rupees a month. */
type GoalGap = { goalId: string; name: string; missingSip: number };

export type SoonFacts = {
  sips: readonly SoonSip[];
  unlocked: readonly UnlockedUnits[];
  longTerm: readonly TaxedUntil[];
  goals: readonly GoalGap[];
};

export type Soon = {
  sips: Tellings<SoonSip>;
  unlocked: Tellings<UnlockedUnits>;
  longTerm: Tellings<TaxedUntil>;
  goals: Tellings<GoalGap>;
};

/** Within seven days, today among them. */
const sipDays = 6;
/** Units that came free in a week without a letter are told in the next. */
const unlockedBefore = 7;
const unlockedAfter = 6;
export const longTermDays = 14;

export const unlockedSpan = (today: IsoDate): { from: IsoDate; to: IsoDate } => ({
  from: addDays(today, -unlockedBefore),
  to: addDays(today, unlockedAfter),
});

/** What is due within days and is to be told; the first first. */
export function soonIn(facts: SoonFacts, today: IsoDate, isToTell: IsToTell): Soon {
  const tellings = tellingsOf(isToTell);
  return {
    sips: tellings(
      facts.sips.filter(({ dueDate }) => dueDate >= today && dueDate <= addDays(today, sipDays)),
      ({ sipId, dueDate }) => ({ subject: `sip ${sipId}`, day: dueDate }),
    ),
    unlocked: tellings(facts.unlocked, ({ fundId, on }) => ({
      subject: `unlocked ${fundId}`,
      day: on,
    })),
    longTerm: tellings(facts.longTerm, ({ fundId, on }) => ({
      subject: `long-term ${fundId} ${on}`,
      day: on,
    })),
    goals: tellings(facts.goals, ({ goalId, missingSip }) => ({
      subject: `goal ${goalId}`,
      amount: missingSip,
    })),
  };
}

export const topicsOfSoon = ({ sips, unlocked, longTerm, goals }: Soon): Topic[] =>
  [...sips, ...unlocked, ...longTerm, ...goals].map(({ topic }) => topic);
