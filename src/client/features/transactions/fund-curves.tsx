import { lazy, Suspense } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { Transaction } from "../../../shared/transactions/schema.ts";
import { Tabs } from "../../components/ui/tabs.tsx";
import { WhenInView } from "../../components/when-in-view.tsx";
import { t } from "../../language/text.ts";
import { CurvePlace, CurveSkeleton } from "../history/curve-skeleton.tsx";
import styles from "./fund-curves.module.css";

const ValueCurve = lazy(async () => ({
  default: (await import("../history/value-curve.tsx")).ValueCurve,
}));
const SchemeCurve = lazy(async () => ({
  default: (await import("../history/scheme-curve.tsx")).SchemeCurve,
}));

type FundCurvesProps = { fund: Fund; transactions: readonly Transaction[] };

export function FundCurves({ fund, transactions }: FundCurvesProps) {
  const { id, amfiCode, schemeName, hasTransactions } = fund;
  if (amfiCode === null) return null;
  const value = () => (
    <WhenInView fallback={<CurvePlace />}>
      <Suspense fallback={<CurveSkeleton />}>
        <ValueCurve scope={{ fundId: id }} />
      </Suspense>
    </WhenInView>
  );
  const scheme = () => (
    <WhenInView fallback={<CurvePlace />}>
      <Suspense fallback={<CurveSkeleton />}>
        <SchemeCurve code={amfiCode} schemeName={schemeName} transactions={transactions} />
      </Suspense>
    </WhenInView>
  );
  return (
    <section className={styles.section} aria-label={t("Curves")}>
      <Tabs
        label={t("Curves")}
        tabs={[
          ...(hasTransactions ? [{ name: t("Value over time"), render: value }] : []),
          { name: t("The scheme's NAV"), render: scheme },
        ]}
      />
    </section>
  );
}
