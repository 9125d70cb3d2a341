import { Link } from "@tanstack/react-router";
import { lazy } from "react";
import type {
  DirectPortfolio,
  EstimatedInDirect,
  FundInDirect,
} from "../../../shared/direct/schema.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatGain, formatNumber, formatRupees } from "../../../shared/number-format.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { FundFold, FundFolds } from "../../components/fund-fold.tsx";
import { FirstRows } from "../../components/first-rows.tsx";
import { Beside } from "../../components/ui/beside.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { usePrinting } from "../../components/use-printing.ts";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { reasonText } from "./reason-text.ts";
import type { HolderNames } from "../funds/list/fund-holder.ts";
import { distinguishingDetails } from "../funds/distinguishing-details.ts";
import look from "../../styles/look.module.css";
import layout from "../../styles/layout.module.css";
import styles from "./insight.module.css";

const FundInsight = lazy(async () => ({
  default: (await import("./fund-insight.tsx")).FundInsight,
}));

const firstFunds = 20;

type DirectFundsProps = {
  data: DirectPortfolio;
  funds: readonly Fund[];
  /** Set if the list shows several people's funds. */
  holderNames: HolderNames | undefined;
};

type KnownFundsProps = Omit<DirectFundsProps, "data"> & {
  found: readonly FundInDirect[];
  chosen: string | undefined;
};

/** The largest loss first; each opens to its own two curves. */
export const DirectFunds = (props: KnownFundsProps) => (
  <section aria-labelledby="direct-funds">
    <h2 id="direct-funds" className={styles.heading}>
      {t("By fund")}
    </h2>
    <FundLines {...props} />
  </section>
);

type EstimatedFundsProps = KnownFundsProps & { estimated: EstimatedInDirect };

/** What is in no sum, by name. */
export function EstimatedFunds({ estimated: { lost, funds: ids }, ...props }: EstimatedFundsProps) {
  const names = props.funds
    .filter(({ id }) => ids.includes(id))
    .map(({ schemeName }) => schemeTitle(schemeName));
  const figures = { amount: formatRupees(Math.abs(lost)), funds: names.join(", ") };
  return (
    <section aria-labelledby="estimated-funds">
      <h2 id="estimated-funds" className={styles.heading}>
        {t("Estimated, in addition")}
      </h2>
      <p>
        {lost < 0
          ? t("{amount} less in direct plans, of {funds}", figures)
          : t("{amount} more in direct plans, of {funds}", figures)}
      </p>
      <p className={look.note}>
        {t("Payouts, and units from other funds, cannot be followed exactly.")}
      </p>
      <FundLines {...props} />
    </section>
  );
}

const FundLines = ({ found: all, funds, holderNames, chosen }: KnownFundsProps) => (
  <FirstRows rows={chosenFirst(all, chosen)} count={firstFunds}>
    {(shown) => (
      <FundFolds>
        {shown.map((found) => {
          const fund = funds.find(({ id }) => id === found.fundId);
          return (
            fund !== undefined && (
              <FundLine
                key={fund.id}
                found={found}
                fund={fund}
                details={distinguishingDetails(fund, funds, holderNames)}
                isChosen={fund.id === chosen}
              />
            )
          );
        })}
      </FundFolds>
    )}
  </FirstRows>
);

/** First the one that the page was opened for. */
const chosenFirst = (funds: readonly FundInDirect[], chosen: string | undefined): FundInDirect[] =>
  funds.toSorted((one, other) => Number(other.fundId === chosen) - Number(one.fundId === chosen));

type FundLineProps = {
  found: FundInDirect;
  fund: Fund;
  details: readonly string[];
  isChosen: boolean;
};

function FundLine({ found: { value, lost, lastYear }, fund, details, isChosen }: FundLineProps) {
  const { percent } = lastYear ?? { percent: null };
  const ofLastYear =
    value === 0
      ? [t("Sold")]
      : percent === null
        ? []
        : [
            t("{percent}% in the last twelve months", {
              percent: formatNumber(percent, { min: 2, max: 2 }),
            }),
          ];
  return (
    <FundFold
      name={schemeTitle(fund.schemeName)}
      figure={formatGain(lost ?? 0)}
      detail={<Beside parts={[...details, ...ofLastYear]} />}
      isChosen={isChosen}
      height="18rem"
    >
      <FundInsight fund={fund} />
    </FundFold>
  );
}

/** Funds without a figure, each with its reason. */
export function FundsNotCounted({
  data,
  funds,
  holderNames,
  isOpen,
}: DirectFundsProps & { isOpen: boolean }) {
  const isPrinting = usePrinting();
  const others = data.funds.filter(({ lost }) => lost === null);
  if (others.length === 0) return null;
  return (
    <Disclosure
      isOpen={isOpen || isPrinting}
      label={counted(others.length, {
        one: "{count} fund is not counted",
        other: "{count} funds are not counted",
      })}
    >
      <FirstRows rows={others} count={isPrinting ? others.length : firstFunds}>
        {(shown) => (
          <ul className={layout.stack2}>
            {shown.map(({ fundId, reason }) => {
              const fund = funds.find(({ id }) => id === fundId);
              const details =
                fund === undefined ? [] : distinguishingDetails(fund, funds, holderNames);
              const reasons = reason === null ? [] : [reasonText(reason, data.isFilling)];
              return (
                <li key={fundId}>
                  <Link to="/funds/$fundId" params={{ fundId }} className={look.reach}>
                    {schemeTitle(fund?.schemeName ?? t("Fund"))}
                  </Link>
                  <span className={`${look.note} ${styles.reason}`}>
                    <Beside parts={[...details, ...reasons]} />
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </FirstRows>
    </Disclosure>
  );
}
