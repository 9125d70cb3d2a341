import type { IsoDate } from "../../../shared/dates.ts";
import { formatNumber, formatShortRupees } from "../../../shared/number-format.ts";
import { nextInstalment } from "../../../shared/sips/due-dates.ts";
import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import type { Sip } from "../../../shared/sips/schema.ts";
import { counted } from "../../language/counted.ts";
import { dateText, dateTextFrom, monthText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

const lastDay = 31;

export function scheduleText({ amount, day, next }: Pick<Sip, "amount" | "day" | "next">): string {
  const values = { amount: formatShortRupees(next?.amount ?? amount), day };
  if (day === lastDay) return t("{amount} on the last day of each month", values);
  const ending = day % 10;
  if (day > 10 && day < 20) return t("{amount} on the {day}th of each month", values);
  if (ending === 1) return t("{amount} on the {day}st of each month", values);
  if (ending === 2) return t("{amount} on the {day}nd of each month", values);
  if (ending === 3) return t("{amount} on the {day}rd of each month", values);
  return t("{amount} on the {day}th of each month", values);
}

/** @param hasSampleNavs by which nothing is recorded */
export function stateText(sip: Sip, today: IsoDate, hasSampleNavs: boolean): string {
  const { next, paused, to, stepUp } = sip;
  if (next === null) return to === null ? t("ended") : t("ended {day}", { day: dateText(to) });
  return [
    ...(paused
      ? [t("paused")]
      : next.dueDate < today
        ? waitingTexts(sip, next.dueDate, today, hasSampleNavs)
        : [nextText(next.dueDate, today, hasSampleNavs)]),
    stepUp !== null && t("{percent}% more each year", { percent: formatNumber(stepUp) }),
    to !== null && t("until {day}", { day: dateText(to) }),
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** `₹3,500 on the 5th of each month since Mar 2018`. */
export function foundSipText({ lastAmount, day, since, stepUp, endedOn }: FoundSip): string {
  const schedule = scheduleText({ amount: lastAmount, day, next: null });
  const months = { schedule, since: monthText(since) };
  return [
    endedOn === null
      ? t("{schedule} since {since}", months)
      : t("{schedule}, {since} to {last}, ended", { ...months, last: monthText(endedOn) }),
    stepUp !== null && t("{percent}% more each year", { percent: formatNumber(stepUp) }),
  ]
    .filter((part) => part !== false)
    .join(", ");
}

/** The next one of a day to come, and the one that is due and not recorded yet. */
function waitingTexts(sip: Sip, due: IsoDate, today: IsoDate, hasSampleNavs: boolean): string[] {
  const coming = nextInstalment(sip, today);
  const day = dateTextFrom(due, today);
  return [
    ...(coming === null ? [] : [t("Next: {day}", { day: dateTextFrom(coming.dueDate, today) })]),
    hasSampleNavs
      ? t("the one due {day} waits for real NAVs", { day })
      : t("the one due {day} waits for its NAV", { day }),
  ];
}

function nextText(dueDate: IsoDate, today: IsoDate, hasSampleNavs: boolean): string {
  const day = dateTextFrom(dueDate, today);
  return hasSampleNavs
    ? t("Next: {day}, recorded once there are real NAVs", { day })
    : t("Next: {day}", { day });
}

/** @returns null where statements have all of its instalments */
export function notBoughtText({ notBought }: Pick<Sip, "notBought">): string | null {
  const last = notBought.at(-1);
  if (last === undefined) return null;
  return counted(
    notBought.length,
    {
      one: "The instalment of {day} is not in your statement, and is not recorded.",
      other:
        "{count} instalments, the last of {day}, are not in your statements, and are not recorded.",
    },
    { day: dateText(last) },
  );
}
