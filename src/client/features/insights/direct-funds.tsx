import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { DirectPortfolio, FundInDirect } from "../../../shared/direct/schema.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatGain, formatNumber } from "../../../shared/number-format.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { showElement } from "../../components/show-element.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { reasonText } from "../direct/reason-text.ts";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./insights-page.module.css";

const FundInsight = lazy(async () => ({
  default: (await import("./fund-insight.tsx")).FundInsight,
}));

type DirectFundsProps = { data: DirectPortfolio; funds: readonly Fund[] };

/** The largest loss first; each opens to its own two curves. */
export const DirectFunds = ({
  data,
  funds,
  chosen,
}: DirectFundsProps & { chosen: string | undefined }) => (
  <section aria-labelledby="direct-funds">
    <h2 id="direct-funds" className={styles.heading}>
      {t("By fund")}
    </h2>
    <div className={styles.funds}>
      {data.funds
        .filter(({ lost }) => lost !== null)
        .map((found) => (
          <FundLine
            key={found.fundId}
            found={found}
            fund={funds.find(({ id }) => id === found.fundId)}
            isChosen={found.fundId === chosen}
          />
        ))}
    </div>
  </section>
);

type FundLineProps = { found: FundInDirect; fund: Fund | undefined; isChosen: boolean };

function FundLine({ found: { lost, lastYear, isEstimate }, fund, isChosen }: FundLineProps) {
  const [isOpen, setIsOpen] = useState(isChosen);
  if (fund === undefined) return null;
  const { percent } = lastYear ?? { percent: null };
  return (
    <article ref={isChosen ? showElement : undefined} className={styles.fund}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={styles.line}>
          <h3 className={styles.name}>{schemeTitle(fund.schemeName)}</h3>{" "}
          <span className={look.strong}>
            {formatGain(lost ?? 0)}
            {isEstimate ? "*" : ""}
          </span>
          <ChevronDown className={look.soft} size={16} aria-hidden />{" "}
          <span className={`${look.note} ${look.breaks} ${styles.detail}`}>
            {percent !== null &&
              t("{percent}% in the last twelve months", {
                percent: formatNumber(percent, { min: 2, max: 2 }),
              })}
          </span>
        </summary>
        {isOpen && (
          <Suspense fallback={<Skeleton width="100%" height="18rem" />}>
            <FundInsight fund={fund} />
          </Suspense>
        )}
      </details>
    </article>
  );
}

/** Funds without a figure, each with its reason. */
export function FundsNotCounted({ data, funds }: DirectFundsProps) {
  const others = data.funds.filter(({ lost }) => lost === null);
  if (others.length === 0) return null;
  return (
    <Disclosure
      label={counted(others.length, {
        one: "{count} fund is not counted",
        other: "{count} funds are not counted",
      })}
    >
      <ul className={layout.stack2}>
        {others.map(({ fundId, reason }) => (
          <li key={fundId}>
            <Link to="/funds/$fundId" params={{ fundId }}>
              {schemeTitle(funds.find(({ id }) => id === fundId)?.schemeName ?? t("Fund"))}
            </Link>
            <span className={`${look.note} ${styles.reason}`}>
              {reason !== null && reasonText(reason, data.isFilling)}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
