import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { indianDay } from "../../../shared/dates.ts";
import type { Holder, HolderFilter } from "../../../shared/holders/holder.ts";
import {
  namedPeriod,
  periodAfter,
  periodAt,
  periodBefore,
  type ReportKind,
  type ReportPeriod,
} from "../../../shared/reports/period.ts";
import { monthText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { HolderChips } from "../holders/holder-chips.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./report-page.module.css";

type ReportChoicesProps = {
  kind: ReportKind;
  name: string;
  holder: HolderFilter;
  holders: readonly Holder[];
};

/** The periods before and after, the other kind of report, and the person. */
export function ReportChoices({ kind, name, holder, holders }: ReportChoicesProps) {
  const navigate = useNavigate();
  const [today] = useState(() => indianDay(new Date()));
  const period = namedPeriod(kind, name);
  if (period === null) return null;
  const after = periodAfter(period);
  // The month of a year that its report is read after.
  const lastDay = period.to < today ? period.to : today;
  const other = periodAt(kind === "month" ? "year" : "month", lastDay);
  const shown = [periodBefore(period), ...(after.from > today ? [] : [after]), other];
  return (
    <div className={`${layout.stack2} ${styles.onScreen}`}>
      <HolderChips
        holders={holders}
        holder={holder}
        onHolder={(chosen) => void navigate({ ...linkTo(period, chosen), resetScroll: false })}
      />
      <nav className={`${layout.wrap3} ${styles.periods}`} aria-label={t("Other reports")}>
        {shown.map((each) => (
          <Link key={each.kind + each.name} {...linkTo(each, holder)} className={look.reach}>
            {periodName(each)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

const periodName = ({ kind, name, from }: ReportPeriod): string =>
  kind === "month" ? monthText(from) : t("Financial year {year}", { year: name });

function linkTo({ kind, name }: ReportPeriod, holder: HolderFilter) {
  const search = holder === undefined ? {} : { holder };
  return kind === "month"
    ? ({ to: "/reports/month/$month", params: { month: name }, search } as const)
    : ({ to: "/reports/year/$year", params: { year: name }, search } as const);
}
