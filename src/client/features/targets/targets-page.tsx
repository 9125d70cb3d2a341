import { Scale } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { isHeldBy } from "../../../shared/holders/held-by.ts";
import type { Holder, HolderFilter } from "../../../shared/holders/holder.ts";
import { formatRupees } from "../../../shared/number-format.ts";
import type { TargetsView } from "../../../shared/targets/schema.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../components/ui/page.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "../funds/empty-portfolio.tsx";
import { useFunds } from "../funds/queries.ts";
import { HolderChips } from "../holders/holder-chips.tsx";
import type { HolderSearch } from "../holders/holder-search.ts";
import { HolderTitle } from "../holders/holder-title.tsx";
import { NoFundsOf } from "../holders/no-funds-of.tsx";
import { titleWithHolder, useChosenHolder } from "../holders/use-chosen-holder.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import { BackToTarget } from "./back-to-target.tsx";
import { NextRupees } from "./next-rupees.tsx";
import { SchemeKinds } from "./scheme-kinds.tsx";
import { TargetBars } from "./target-bars.tsx";
import { useRemoveTargets, useTargets } from "./targets.ts";
import styles from "./targets.module.css";

const TargetDialog = lazy(async () => ({
  default: (await import("./target-dialog.tsx")).TargetDialog,
}));

type TargetsPageProps = { search: HolderSearch; onHolder: (holder: HolderFilter) => void };

export function TargetsPage({ search, onHolder }: TargetsPageProps) {
  const { holders, holder, holderName } = useChosenHolder(search);
  const list = useFunds();
  const targets = useTargets(holder);
  const { data: view } = targets;
  const [isEditing, setIsEditing] = useState(false);
  const funds = list.fundList?.funds.filter((fund) => isHeldBy(fund, holder));
  const query = funds === undefined ? list : targets;
  return (
    <Page title={titleWithHolder(t("Targets"), holderName)} back="/planning" isTight>
      <HolderTitle page="Targets" name={holderName} />
      <HolderChips holders={holders} holder={holder} onHolder={onHolder} />
      {funds !== undefined && view !== undefined ? (
        funds.length === 0 ? (
          holderName === null ? (
            <EmptyPortfolio />
          ) : (
            <NoFundsOf name={holderName} />
          )
        ) : view.isSet ? (
          <Filled
            // Resets the state for another person.
            key={holder ?? ""}
            {...{ view, holder, holders, funds }}
            onEdit={() => setIsEditing(true)}
          />
        ) : (
          <EmptyState
            icon={Scale}
            title={t("What mix do you want to hold?")}
            text={t(
              "Give each kind of fund a percentage. You then see how far you are from it, and where the next rupees go.",
            )}
          >
            <Button onClick={() => setIsEditing(true)}>{t("Set a target")}</Button>
          </EmptyState>
        )
      ) : query.error !== null ? (
        <LoadFailure title={t("Your targets could not be loaded")} query={query} />
      ) : (
        <div role="status" aria-label={t("Loading your targets")} className={layout.stack4}>
          <Skeleton width="100%" height="16rem" />
          <Skeleton width="100%" height="12rem" />
        </div>
      )}
      {isEditing && view !== undefined && (
        <Suspense>
          <TargetDialog
            view={view}
            categories={[...new Set(funds?.map(({ category }) => category))].toSorted()}
            holder={holder}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

type FilledProps = {
  view: TargetsView;
  holder: HolderFilter;
  holders: readonly Holder[];
  funds: readonly Fund[];
  onEdit: () => void;
};

function Filled({ view, holder, holders, funds, onEdit }: FilledProps) {
  const { mutate: remove } = useRemoveTargets();
  const { leftOut } = view;
  return (
    <div className={layout.stack4}>
      <section className={`${look.sheet} ${styles.sheet}`} aria-labelledby="now-and-target">
        <div className={layout.spread}>
          <h2 id="now-and-target" className={look.lead}>
            {t("Now and target")}
          </h2>
          <SampleNavs />
        </div>
        <p className={`${look.note} ${look.figures}`}>
          {t("Of {amount}", { amount: formatRupees(view.value) })}
        </p>
        <TargetBars view={view} />
        {leftOut.length > 0 && (
          <p className={look.note}>
            {counted(leftOut.length, {
              one: "{count} fund is in no part: its NAV or what it invests in is not known.",
              other: "{count} funds are in no part: their NAV or what they invest in is not known.",
            })}
          </p>
        )}
        <SchemeKinds view={view} />
        <div className={`${layout.wrap2} ${styles.actions}`}>
          <Button variant="quiet" onClick={onEdit}>
            {t("Edit target")}
          </Button>
          <Button variant="quiet" onClick={() => remove(holder)}>
            {t("Remove target")}
          </Button>
        </div>
      </section>
      <NextRupees holder={holder} funds={funds} />
      <BackToTarget {...{ view, holder, holders, funds }} />
    </div>
  );
}
