import type { LinkProps } from "@tanstack/react-router";
import { indianDay } from "../../../shared/dates.ts";
import type { Need } from "../../../shared/portfolio/needs.ts";
import { formatNumber, formatUnits } from "../../../shared/number-format.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { dateText, dateTextFrom, localDate, monthText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

/** What it is about: a fund and how many more, or a recipient. */
export function subjectOf(need: Need): string | null {
  if (
    need.kind === "navs-late" ||
    need.kind === "letters-stopped" ||
    need.kind === "statement-came"
  )
    return null;
  if (need.kind === "share-old" || need.kind === "share-asked") return need.share.recipientName;
  const [first, ...others] = need.funds;
  const title = schemeTitle(first.schemeName);
  return others.length === 0
    ? title
    : t("{fund} and {count} more", { fund: title, count: formatNumber(others.length) });
}

export function needText(need: Need): string {
  switch (need.kind) {
    case "navs-late":
      return t("The newest NAVs are of {day}: refresh them", { day: dateText(need.day) });
    case "statement-came":
      return t("A statement came on {day}: read it", {
        day: localDate(need.statement.receivedAt),
      });
    case "not-bought":
      return t("The instalment of {day} is not in your statement", { day: dateText(need.day) });
    case "instalment-waits":
      return t("Instalment of {day}: waits for its NAV", {
        day: dateTextFrom(need.day, indianDay(new Date())),
      });
    case "statement-old":
      return t("Statement ends {month}: bring in a newer one", { month: monthText(need.day) });
    case "scheme-gone":
      return t("No NAV since {day}: was it merged or wound up?", { day: dateText(need.day) });
    case "share-asked":
      return t("Asks you to update what you share");
    case "share-old":
      return t("Sees your funds as of {day}: update the share", {
        day: localDate(need.share.sharedAt),
      });
    case "letters-stopped":
      return t("Your letters stopped: mail did not arrive");
    case "totals":
      return t("Since when do you hold it?");
    case "partial-history":
      return t("Import its earlier statement");
    case "unpaired":
      return t("Units moved here without their other side");
    case "no-nav":
      return t("It has no NAV. Choose its scheme");
    case "differs": {
      const units = formatUnits(roundTo(Math.abs(need.difference), 6));
      return need.difference < 0
        ? t("{difference} units fewer than in its statement", { difference: units })
        : t("{difference} units more than in its statement", { difference: units });
    }
  }
}

/** Where it can be mended. */
export function mendOf(need: Need): LinkProps {
  switch (need.kind) {
    case "navs-late":
      return { to: "/funds" };
    case "letters-stopped":
      return { to: "/account/letters" };
    case "share-asked":
    case "share-old":
      return { to: "/account/sharing" };
    case "statement-came":
      return { to: "/funds/import", search: { inbox: need.statement.id } };
    case "statement-old":
    case "partial-history":
      return { to: "/funds/import" };
    case "differs":
      if (need.funds.length > 1) return { to: "/funds/reconcile" };
  }
  return { to: "/funds/$fundId", params: { fundId: need.funds[0].id } };
}
