import type { HolderFilter } from "../../../shared/holders/holder.ts";
import {
  formatNav,
  formatNumber,
  formatRupees,
  formatUnits,
} from "../../../shared/number-format.ts";
import type { Report } from "../../../shared/reports/schema.ts";
import { FigureDetail, FigureTable } from "../../components/figure-table.tsx";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { Section } from "../../components/section.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import { typeName } from "../../language/type-names.ts";
import { useFunds } from "../funds/queries.ts";
import { holderInput } from "../holders/holder-input.ts";
import { useReportTransactions } from "./queries.ts";
import styles from "./report-page.module.css";

type TransactionsSectionProps = { report: Report; holder: HolderFilter };

/** Fund by fund; what is not loaded yet is said, also on paper where the browser's own command prints it. */
export function TransactionsSection({ report, holder }: TransactionsSectionProps) {
  const { kind, name } = report.period;
  const input = { kind, period: name, ...holderInput(holder) };
  const query = useReportTransactions(input);
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = query;
  const { fundList } = useFunds();
  const names = new Map(fundList?.funds.map(({ id, schemeName }) => [id, schemeName]));
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <Section
      title={t("Transactions")}
      text={
        hasNextPage && rows !== undefined
          ? t("The first {count}, fund by fund.", { count: formatNumber(rows.length) })
          : undefined
      }
    >
      {rows !== undefined ? (
        <div className={styles.transactions}>
          <FigureTable
            label={t("Transactions")}
            rows={rows}
            columns={[
              {
                name: "Fund",
                render: ({ fundId, date, type }) => (
                  <>
                    {names.get(fundId) ?? ""}
                    <FigureDetail>{[dateText(date), typeName(type)].join(", ")}</FigureDetail>
                  </>
                ),
              },
              { name: "Amount", render: ({ amount }) => formatRupees(amount) },
              { name: "Units", render: ({ units }) => formatUnits(units) },
              {
                name: "NAV",
                render: ({ nav }) => (nav === null ? <NotAvailable /> : formatNav(nav)),
              },
            ]}
          />
        </div>
      ) : isError ? (
        <InlineFailure text={t("The transactions could not be loaded.")} query={query} />
      ) : (
        <Skeleton width="100%" height="4.5rem" />
      )}
      {hasNextPage && (
        <Button variant="quiet" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </Section>
  );
}
