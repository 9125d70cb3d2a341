import { formatNav, formatRupees, formatUnits } from "../../shared/number-format.ts";
import type { Doubt, StatementDoubt } from "../../shared/funds/doubt.ts";
import { dateText } from "./dates.ts";
import { t } from "./text.ts";

export function doubtText(doubt: Doubt | StatementDoubt): string {
  switch (doubt.kind) {
    case "amount": {
      const figures = {
        units: formatUnits(doubt.units),
        nav: formatNav(doubt.nav),
        worth: formatRupees(doubt.worth),
        amount: formatRupees(doubt.amount),
      };
      return doubt.stampDuty === 0
        ? t("{units} units at {nav} are worth {worth}, not {amount}.", figures)
        : t(
            "{units} units at {nav} are worth {worth}, not {amount} (stamp duty included).",
            figures,
          );
    }
    case "nav": {
      const figures = {
        day: dateText(doubt.date),
        known: formatNav(doubt.known),
        nav: formatNav(doubt.nav),
      };
      return doubt.isSameDay
        ? t("The NAV on {day} was {known}, not {nav}.", figures)
        : t("The nearest known NAV is {known} on {day}; this one is {nav}.", figures);
    }
    case "before-inception":
      if (doubt.firstNav !== undefined) {
        return t(
          "No NAV of this scheme is known for {day}: its first known NAV is that of {firstNav}.",
          {
            day: dateText(doubt.date),
            firstNav: dateText(doubt.firstNav),
          },
        );
      }
      return t("No NAV of this scheme is known before {inception}, and {day} is earlier.", {
        day: dateText(doubt.date),
        inception: dateText(doubt.inception),
      });
    case "large-sale":
      return t(
        "{units} units is more than ten times your largest earlier transaction ({largest}).",
        {
          units: formatUnits(doubt.units),
          largest: formatUnits(doubt.largest),
        },
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
    case "recorded-instalment":
      return t("This looks like the instalment of {day} that is recorded already.", {
        day: dateText(doubt.dueDate),
      });
    case "unproven-units": {
      const figures = { units: formatUnits(doubt.units), nav: formatNav(doubt.nav) };
      if (doubt.known === null) {
        return t(
          "{units} units at a NAV of {nav}: nothing shows that units and NAV are not the other way round.",
          figures,
        );
      }
      return t(
        "{units} units at a NAV of {nav}: the NAV on {day} was {known}, so units and NAV may be the other way round.",
        { ...figures, known: formatNav(doubt.known.nav), day: dateText(doubt.known.date) },
      );
    }
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
      return t("{units} units on {day}: an entry of {recorded} has as many and may be the same.", {
        units: formatUnits(doubt.units),
        day: dateText(doubt.date),
        recorded: dateText(doubt.recordedOn),
      });
    case "same-payment":
      return t(
        "{amount} paid on {day}: a purchase of {recorded} is of as much and may be the same.",
        {
          amount: formatRupees(doubt.paid),
          day: dateText(doubt.date),
          recorded: dateText(doubt.recordedOn),
        },
      );
    default:
      return doubt satisfies never;
  }
}
