import { lazy, Suspense } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { WhenInView } from "../../components/in-view.tsx";
import { t } from "../../language/text.ts";
import { HomePart } from "./home-part.tsx";
import styles from "./money-in-and-out.module.css";

const MoneyByMonth = lazy(async () => ({
  default: (await import("./money-by-month.tsx")).MoneyByMonth,
}));

type MoneyInAndOutProps = { funds: readonly Fund[]; holder: HolderFilter };

export const MoneyInAndOut = ({ funds, holder }: MoneyInAndOutProps) =>
  funds.some(({ hasTransactions }) => hasTransactions) && (
    <HomePart id="money-by-month" title={t("Money in and out")}>
      <div className={styles.section}>
        <WhenInView fallback={null}>
          <Suspense>
            <MoneyByMonth scope={{ holderId: holder }} />
          </Suspense>
        </WhenInView>
      </div>
    </HomePart>
  );
