import { formatNav, formatRupees, formatUnits } from "../../shared/number-format.ts";
import type { Doubt, StatementDoubt } from "../../shared/funds/doubt.ts";
import { dateText } from "./dates.ts";
import { t } from "./text.ts";

export function doubtText(doubt: Doubt | StatementDoubt): string {
  switch (doubt.kind) {
    case "amount":
      return amountText(doubt);
    case "nav":
      return navText(doubt);
    case "before-inception":
      return inceptionText(doubt);
    case "large-sale":
      return t(
        "{units} units is more than ten times your largest earlier transaction ({largest}).",
        { units: formatUnits(doubt.units), largest: formatUnits(doubt.largest) },
      );
    case "locked":
      return t("{units} of these units are locked: all can be sold from {day}.", {
        units: formatUnits(doubt.units),
        day: dateText(doubt.until),
      });
    case "far-from-value":
      return t("You invested {invested}, and the units are worth {worth} today.", {
        invested: formatRupees(doubt.invested),
        worth: formatRupees(doubt.worth),
      });
    case "no-cost":
      return t("The invested amount is {amount}.", { amount: formatRupees(0) });
    case "shared-units":
      return t("At the NAVs of their days these instalments bought {bought} units, not {units}.", {
        bought: formatUnits(doubt.bought),
        units: formatUnits(doubt.units),
      });
    case "recorded-instalment":
      return t("This looks like the instalment of {day} that is recorded already.", {
        day: dateText(doubt.dueDate),
      });
    case "unproven-units":
      return unitsText(doubt);
    case "unproven-cost":
      return t(
        "A cost of {cost} at a value of {worth}: nothing shows that this is the cost and not another figure, such as the gain.",
        { cost: formatRupees(doubt.cost), worth: formatRupees(doubt.worth) },
      );
    case "repeated-payout":
      return t("The file has the payout of {amount} on {day} twice.", {
        amount: formatRupees(doubt.amount),
        day: dateText(doubt.date),
      });
    case "other-day":
    case "same-payment":
      return twinText(doubt);
    default:
      return doubt satisfies never;
  }
}

type DoubtOf<Kind> = Extract<Doubt | StatementDoubt, { kind: Kind }>;

function amountText({ units, nav, worth, amount, stampDuty }: DoubtOf<"amount">): string {
  const figures = {
    units: formatUnits(units),
    nav: formatNav(nav),
    worth: formatRupees(worth),
    amount: formatRupees(amount),
  };
  return stampDuty === 0
    ? t("{units} units at {nav} are worth {worth}, not {amount}.", figures)
    : t("{units} units at {nav} are worth {worth}, not {amount} (stamp duty included).", figures);
}

function navText({ date, known, nav, isSameDay }: DoubtOf<"nav">): string {
  const figures = { day: dateText(date), known: formatNav(known), nav: formatNav(nav) };
  return isSameDay
    ? t("The NAV on {day} was {known}, not {nav}.", figures)
    : t("The nearest known NAV is {known} on {day}; this one is {nav}.", figures);
}

function inceptionText({ date, inception, firstNav }: DoubtOf<"before-inception">): string {
  const day = dateText(date);
  return firstNav === undefined
    ? t("No NAV of this scheme is known before {inception}, and {day} is earlier.", {
        day,
        inception: dateText(inception),
      })
    : t("No NAV of this scheme is known for {day}: its first known NAV is that of {firstNav}.", {
        day,
        firstNav: dateText(firstNav),
      });
}

function unitsText({ units, nav, known }: DoubtOf<"unproven-units">): string {
  const figures = { units: formatUnits(units), nav: formatNav(nav) };
  return known === null
    ? t(
        "{units} units at a NAV of {nav}: nothing shows that units and NAV are not the other way round.",
        figures,
      )
    : t(
        "{units} units at a NAV of {nav}: the NAV on {day} was {known}, so units and NAV may be the other way round.",
        { ...figures, known: formatNav(known.nav), day: dateText(known.date) },
      );
}

function twinText(doubt: DoubtOf<"other-day" | "same-payment">): string {
  const days = { day: dateText(doubt.date), recorded: dateText(doubt.recordedOn) };
  return doubt.kind === "other-day"
    ? t("{units} units on {day}: an entry of {recorded} has as many and may be the same.", {
        ...days,
        units: formatUnits(doubt.units),
      })
    : t("{amount} paid on {day}: a purchase of {recorded} is of as much and may be the same.", {
        ...days,
        amount: formatRupees(doubt.paid),
      });
}
