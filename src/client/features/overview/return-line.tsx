import { Link } from "@tanstack/react-router";
import type { IsoDate } from "../../../shared/dates.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { notCounted } from "../../../shared/portfolio/not-counted.ts";
import type { PortfolioPerformance, UncountedReason } from "../../../shared/portfolio/schema.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Info } from "../../components/ui/info.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { AddDatesLink } from "../funds/add-dates-link.tsx";
import { usePortfolioPerformance } from "../portfolio/queries.ts";
import { RateFigure, rateOf, type ShownRate } from "../portfolio/rate-of-return.tsx";
import styles from "./return-line.module.css";

type ReturnLineProps = { funds: readonly Fund[]; holder: HolderFilter };

export function ReturnLine({ funds, holder }: ReturnLineProps) {
  const query = usePortfolioPerformance(holder);
  const { data: performance, error } = query;
  if (!funds.some(({ hasTransactions }) => hasTransactions)) return null;
  if (performance === undefined) {
    return (
      <dd className={styles.line}>
        {error === null ? (
          <Skeleton width="14rem" />
        ) : (
          <InlineFailure text={t("The returns could not be loaded.")} query={query} />
        )}
      </dd>
    );
  }
  const { label, percent, brief, kind } = rateOf(performance, performance.asOf);
  return (
    <dd className={styles.line}>
      <span className={styles.rate}>
        {label} <RateFigure percent={percent} />
      </span>{" "}
      {brief}{" "}
      {kind !== "none" && (
        <>
          <Info name={label}>{meaningOf(kind, performance)}</Info>{" "}
        </>
      )}
      <Coverage
        funds={funds}
        performance={performance}
        since={kind === "none" ? null : performance.since}
      />
    </dd>
  );
}

function meaningOf(
  kind: Exclude<ShownRate["kind"], "none">,
  { since }: Pick<PortfolioPerformance, "since">,
): string {
  const day = since === null ? "" : dateText(since);
  return kind === "absolute"
    ? t("Total gain as a percentage of everything paid in since {day}.", { day })
    : t(
        "What your money has earned per year since {day}, given when each amount went in or came out.",
        { day },
      );
}

type CoverageProps = {
  funds: readonly Fund[];
  performance: PortfolioPerformance;
  since: IsoDate | null;
};

/** In the place of the span, so that nothing moves: the fund that the rate leaves out, with the way to mend it. */
function Coverage({ funds, performance, since }: CoverageProps) {
  const missing = notCounted(funds, performance);
  const [first] = missing;
  if (first === undefined) {
    return (
      <span className={styles.coverage}>
        {since !== null && t("since {day}", { day: dateText(since) })}
      </span>
    );
  }
  const alike = missing.filter(({ reason }) => reason === first.reason).map(({ fund }) => fund);
  const others = missing.length - 1;
  return (
    <span className={styles.coverage}>
      <span className={styles.name}>{schemeTitle(first.fund.schemeName)}</span>{" "}
      <span className={styles.mend}>
        {others === 0
          ? t("is not counted:")
          : counted(others, {
              one: "and {count} more are not counted:",
              other: "and {count} more are not counted:",
            })}{" "}
        <Mend reason={first.reason} funds={alike} />
      </span>
    </span>
  );
}

function Mend({ reason, funds }: { reason: UncountedReason; funds: readonly Fund[] }) {
  if (reason === "totals") return <AddDatesLink funds={funds}>{t("add dates")}</AddDatesLink>;
  if (reason === "partial-history") {
    return <Link to="/funds/import">{t("import its earlier statement")}</Link>;
  }
  const [fund] = funds;
  return (
    fund !== undefined && (
      <Link to="/funds/$fundId" params={{ fundId: fund.id }}>
        {reason === "unpaired" ? t("add their other side") : t("it has no NAV")}
      </Link>
    )
  );
}
