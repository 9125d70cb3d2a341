import { Link } from "@tanstack/react-router";
import { FileCheck2 } from "lucide-react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { compareFunds } from "../../../../shared/imports/compare-funds.ts";
import type { ComparedFund } from "../../../../shared/imports/schema.ts";
import { LoadFailure, asOneQuery } from "../../../components/load-failure.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { Notice } from "../../../components/ui/feedback/notice.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { useFunds } from "../../funds/queries.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import { useBalances } from "../queries.ts";
import { ComparedFunds } from "./compared-funds.tsx";
import look from "../../../styles/look.module.css";
import styles from "./agreement-page.module.css";

const rows = [0, 1, 2, 3];

const AgreementSkeleton = () => (
  <div role="status" aria-label={t("Loading your statements")} className={styles.funds}>
    <Skeleton width="16rem" height="1.2rem" />
    {rows.map((row) => (
      <div key={row} className={styles.fund}>
        <span className={styles.words}>
          <Skeleton width="14rem" height="1.1rem" />
          <Skeleton width="10rem" height="0.9rem" />
        </span>
        <Skeleton width="6rem" height="1.1rem" />
      </div>
    ))}
  </div>
);

/** Every fund with its last statement, those that differ first. */
export function AgreementPage() {
  const funds = useFunds();
  const balances = useBalances();
  const query = asOneQuery(funds, balances);
  return (
    <Page title={t("Match with a statement")} back="/funds" aside={<SampleNavs />}>
      {funds.fundList !== undefined && balances.data !== undefined ? (
        <Filled funds={funds.fundList.funds} balances={balances.data} />
      ) : query.error !== null ? (
        <LoadFailure title={t("Your statements could not be loaded")} query={query} />
      ) : (
        <AgreementSkeleton />
      )}
    </Page>
  );
}

type FilledProps = { funds: readonly Fund[]; balances: readonly ComparedFund[] };

function Filled({ funds, balances }: FilledProps) {
  if (funds.length === 0) {
    return (
      <EmptyState
        icon={FileCheck2}
        title={t("There is nothing to compare yet")}
        text={t("Once you import a statement, your funds are compared with what it prints.")}
      >
        <ImportLink />
      </EmptyState>
    );
  }
  const groups = compareFunds(funds, balances);
  const { differs, agrees } = groups;
  const kept = funds.length - groups["no-statement"].length;
  if (kept === 0) {
    return (
      <EmptyState
        icon={FileCheck2}
        title={t("No statement of your funds is kept yet")}
        text={keepNewest()}
      >
        <ImportLink />
      </EmptyState>
    );
  }
  return (
    <>
      <p className={`${look.strong} ${look.lead}`} role="status">
        {differs.length === 0
          ? counted(agrees.length, {
              one: "{count} fund agrees with its last statement.",
              other: "{count} funds agree with their last statements.",
            })
          : counted(differs.length, {
              one: "{count} fund differs from its last statement.",
              other: "{count} funds differ from their last statements.",
            })}
      </p>
      {kept < funds.length && <Notice>{keepNewest()}</Notice>}
      <ComparedFunds title={t("Differs")} compared={differs} />
      <ComparedFunds title={t("Cannot be compared")} compared={groups["later-start"]} />
      <ComparedFunds title={t("Agrees")} compared={agrees} />
      <ComparedFunds title={t("No statement kept")} compared={groups["no-statement"]} />
      <div>
        <ImportLink />
      </div>
    </>
  );
}

const keepNewest = () =>
  t(
    "Import your newest statement: what it prints is kept with the import, even if nothing in it is new.",
  );

const ImportLink = () => (
  <Link to="/funds/import" className={buttonClass("quiet")}>
    {t("Import a statement")}
  </Link>
);
