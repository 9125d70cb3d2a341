import { Link } from "@tanstack/react-router";
import type { InDirect } from "../../../shared/direct/schema.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatGain, formatReturns } from "../../../shared/number-format.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { FigureTable } from "../../components/figure-table.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Gain, NotAvailable } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { useDirectFund } from "./queries.ts";
import { reasonText } from "./reason-text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { DirectChart } from "./direct-chart.tsx";
import { SwitchToday } from "./switch-today.tsx";
import styles from "./insight.module.css";

/** One fund in both plans, and whether a switch is worth it. */
export function FundInsight({ fund }: { fund: Fund }) {
  const query = useDirectFund(fund.id);
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? (
      <div role="status" aria-label={t("Loading your fund")}>
        <Skeleton width="100%" height="18rem" />
      </div>
    ) : (
      <InlineFailure text={t("The fund's direct plan could not be worked out.")} query={query} />
    );
  }
  const { inDirect, twin, reason, switching, isFilling } = data;
  if (inDirect === null) {
    return <p className={look.note}>{reason !== null && reasonText(reason, isFilling)}</p>;
  }
  return (
    <div className={`${layout.stack3} ${styles.insight}`}>
      {inDirect.isEstimate && (
        <p className={look.note}>
          {t("An estimate: payouts, and units from other funds, cannot be followed exactly.")}
        </p>
      )}
      <DirectChart series={inDirect.series} />
      <FigureList
        className={styles.figures}
        figures={[
          { name: t("XIRR as held"), value: <Rate of={inDirect.xirr} /> },
          { name: t("XIRR in the direct plan"), value: <Rate of={inDirect.xirrDirect} /> },
        ]}
      />
      <Disclosure label={t("By financial year")}>
        <FigureTable
          label={t("By financial year")}
          columns={[
            { name: "Financial year", render: ({ financialYear }) => financialYear },
            {
              name: "More in direct plans",
              render: ({ lost }) => <Gain value={lost} format={formatGain} />,
            },
            {
              name: "In percent",
              render: ({ percent }) => <Gain value={percent} format={formatReturns} />,
            },
          ]}
          rows={inDirect.years.toReversed()}
        />
      </Disclosure>
      <Jumps of={inDirect.jumps} />
      {switching !== null && <SwitchToday fund={fund} switching={switching} />}
      <p className={look.note}>
        {twin !== null && t("The direct plan: {title}", { title: twin.title })}{" "}
        <Link to="/funds/$fundId" params={{ fundId: fund.id }} className={look.reach}>
          {t("The fund's page")}
        </Link>
      </p>
    </div>
  );
}

const Rate = ({ of }: { of: number | null }) =>
  of === null ? <NotAvailable /> : <Gain value={100 * of} format={formatReturns} />;

const shownJumps = 3;

const Jumps = ({ of: jumps }: { of: InDirect["jumps"] }) =>
  jumps.length > 0 && (
    <p className={look.note}>
      {t("A NAV moved by more than costs explain on {days}.", {
        days: jumps
          .slice(-shownJumps)
          .map(({ date }) => dateText(date))
          .join(", "),
      })}
    </p>
  );
