import { Link } from "@tanstack/react-router";
import { formatRupees } from "../../../shared/number-format.ts";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import type { IncomeRow, TaxReport } from "../../../shared/tax/report/report-types.ts";
import { fromPaise, toPaise } from "../../../shared/transactions/fixed-point.ts";
import { FigureDetail, FigureTable } from "../../components/figure-table.tsx";
import { Section } from "../../components/section.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

/** IDCW before TDS, by fund, under its fund house's threshold. */
export function IncomeTable({ report: { income, tdsThreshold, profile } }: { report: TaxReport }) {
  const isExempt = income.some((row) => row.isExempt);
  return (
    <Section
      title={t("Income (IDCW)")}
      text={
        isExempt
          ? t("Exempt: before {date} fund houses paid the tax.", {
              date: dateText(taxRules.idcw.taxedFrom),
            })
          : profile?.resident === false
            ? t("Taxed at your slab. For non-residents, TDS is deducted from every payment.")
            : t("Taxed at your slab. TDS is due where a fund house pays over {amount} a year.", {
                amount: formatRupees(tdsThreshold),
              })
      }
    >
      <FigureTable
        label={t("Income (IDCW)")}
        rows={income}
        columns={[
          {
            name: "Fund",
            render: ({ fundId, schemeName, house }) => (
              <>
                <Link to="/funds/$fundId" params={{ fundId }}>
                  {schemeName}
                </Link>
                {house !== null && (
                  <FigureDetail>
                    {t("{house}: {amount} in all", {
                      house,
                      amount: formatRupees(paidBy(house, income)),
                    })}
                  </FigureDetail>
                )}
              </>
            ),
          },
          { name: "Paid out", render: ({ payout }) => formatRupees(payout) },
          { name: "Reinvested", render: ({ reinvestment }) => formatRupees(reinvestment) },
          { name: "TDS", render: ({ tds }) => formatRupees(tds) },
        ]}
      />
    </Section>
  );
}

const paidBy = (house: string, income: readonly IncomeRow[]): number =>
  fromPaise(
    income
      .filter((row) => row.house === house)
      .reduce((sum, { payout, reinvestment }) => sum + toPaise(payout) + toPaise(reinvestment), 0),
  );
