import { lazy, Suspense } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { WhenInView } from "../../components/in-view.tsx";
import { t } from "../../language/text.ts";
import heading from "./largest-holdings.module.css";
import styles from "./money-in-and-out.module.css";

const MoneyByMonth = lazy(async () => ({
  default: (await import("./money-by-month.tsx")).MoneyByMonth,
}));

type MoneyInAndOutProps = { funds: readonly Fund[]; holder: HolderFilter };

export const MoneyInAndOut = ({ funds, holder }: MoneyInAndOutProps) =>
  funds.some(({ hasTransactions }) => hasTransactions) && (
    <section aria-labelledby="money-by-month" className={styles.section}>
      <h2 id="money-by-month" className={heading.heading}>
        {t("Money in and out")}
      </h2>
      <WhenInView fallback={null}>
        <Suspense>
          <MoneyByMonth scope={{ holderId: holder }} />
        </Suspense>
      </WhenInView>
    </section>
  );
