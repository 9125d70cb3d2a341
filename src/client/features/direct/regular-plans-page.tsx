import { ChartNoAxesCombined } from "lucide-react";
import type { DirectPortfolio } from "../../../shared/direct/schema.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../components/ui/page.tsx";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "../funds/empty-portfolio.tsx";
import type { HolderNames } from "../funds/list/fund-holder.ts";
import { useFunds } from "../funds/queries.ts";
import { HolderChips } from "../holders/holder-chips.tsx";
import { HolderTitle } from "../holders/holder-title.tsx";
import { NoFundsOf } from "../holders/no-funds-of.tsx";
import { namesUnder, titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { useDirectPortfolio } from "./queries.ts";
import { DirectFunds, EstimatedFunds, FundsNotCounted } from "./direct-funds.tsx";
import { DirectSum } from "./direct-sum.tsx";
import type { DirectSearch } from "./direct-search.ts";
import look from "../../styles/look.module.css";
import styles from "./insight.module.css";
import layout from "../../styles/layout.module.css";

const RegularPlansSkeleton = () => (
  <div role="status" aria-label={t("Loading your regular plans")} className={layout.stack4}>
    <Skeleton width="100%" height="26rem" />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} width="100%" height="3.5rem" />
    ))}
  </div>
);

const usualStaleTime = 30_000;

type RegularPlansPageProps = {
  search: DirectSearch;
  onHolder: (holder: HolderFilter) => void;
};

export function RegularPlansPage({ search, onHolder }: RegularPlansPageProps) {
  const { holders, holder, holderName, isPending } = useChosenHolder(search);
  const list = useFunds();
  const plans = useDirectPortfolio(holder, {
    enabled: !isPending,
    // The same as the fund list's, so that both show the same funds.
    staleTime: usualStaleTime,
  });
  const { fundList } = list;
  const { data } = plans;
  const query = fundList === undefined ? list : plans;
  return (
    <Page title={titleWithHolder(t("Regular plans"), holderName)} back="/planning" isTight>
      <HolderTitle page="Regular plans" name={holderName} />
      <HolderChips holders={holders} holder={holder} onHolder={onHolder} />
      {fundList !== undefined && data !== undefined ? (
        <Found
          data={data}
          funds={fundList.funds.filter((fund) => isHeldBy(fund, holder))}
          holderName={holderName}
          holderNames={namesUnder(holder, holders)}
          chosen={search.fund}
        />
      ) : query.error !== null ? (
        <LoadFailure title={t("Your regular plans could not be loaded")} query={query} />
      ) : (
        <RegularPlansSkeleton />
      )}
    </Page>
  );
}

type FoundProps = {
  data: DirectPortfolio;
  funds: readonly Fund[];
  holderName: string | null;
  holderNames: HolderNames | undefined;
  chosen: string | undefined;
};

function Found({ data, funds, holderName, holderNames, chosen }: FoundProps) {
  if (funds.length === 0) {
    return holderName === null ? <EmptyPortfolio /> : <NoFundsOf name={holderName} />;
  }
  const shown = { data, funds, holderNames };
  const ofFunds = { funds, holderNames, chosen };
  const known = data.funds.filter(({ lost }) => lost !== null);
  const exact = known.filter(({ isEstimate }) => !isEstimate);
  const estimates = known.filter(({ isEstimate }) => isEstimate);
  const isHeld = data.funds.length > 0;
  const areDirect = isHeld && data.funds.every(({ reason }) => reason === "direct-already");
  return (
    <div className={styles.found}>
      {exact.length > 0 && (
        <>
          <DirectSum data={data} />
          <DirectFunds {...ofFunds} found={exact} />
        </>
      )}
      {data.estimated.funds.length > 0 && (
        <EstimatedFunds {...ofFunds} found={estimates} estimated={data.estimated} />
      )}
      {known.length === 0 && (
        <EmptyState
          icon={ChartNoAxesCombined}
          title={
            areDirect
              ? t("Your funds are in direct plans already")
              : data.isFilling
                ? t("The NAVs of the direct plans are being fetched")
                : t("Nothing to compare yet")
          }
          text={
            areDirect
              ? t("There is nothing that a switch would save.")
              : t("What your regular plans cost appears here, from your own purchases.")
          }
        />
      )}
      {!areDirect && <FundsNotCounted {...shown} isOpen={known.length === 0} />}
      {known.length > 0 && (
        <p className={look.note}>
          {t("Worked out from your own purchases and AMFI's NAVs. Nothing here is advice.")}
        </p>
      )}
    </div>
  );
}
