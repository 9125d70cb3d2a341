import { Link } from "@tanstack/react-router";
import { formatGain, formatNav, formatRupees, formatUnits } from "../../../shared/number-format.ts";
import type { Sale } from "../../../shared/tax/report/report-types.ts";
import { sectionIn } from "../../../shared/tax/rules/in-force.ts";
import { firstYearOf } from "../../../shared/transactions/financial-year.ts";
import { FigureDetail, FigureTable } from "../../components/figure-table.tsx";
import { Gain } from "../../components/ui/gain.tsx";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { grandfatheringDay } from "./tax-words.ts";

type SaleTableProps = { sales: readonly Sale[]; financialYear: string; label: string };

/** Every lot that was sold. The cost as taken names the value of 31 January 2018 if it was used. */
export const SaleTable = ({ sales, financialYear, label }: SaleTableProps) => (
  <FigureTable
    label={label}
    rows={sales}
    columns={[
      {
        name: "Sold on",
        render: ({ soldOn, fundId, transactionId }) => (
          <Link
            to="/funds/$fundId"
            params={{ fundId }}
            search={{ transaction: transactionId }}
            className={look.reach}
          >
            {dateText(soldOn)}
          </Link>
        ),
      },
      { name: "Bought on", render: ({ acquiredOn }) => dateText(acquiredOn) },
      { name: "Units", render: ({ units }) => formatUnits(units) },
      { name: "Received", render: ({ consideration }) => formatRupees(consideration) },
      { name: "Cost with stamp duty", render: ({ cost }) => formatRupees(cost) },
      {
        name: "Cost as taken",
        render: ({ costTaken, fmvPerUnit, ignoredLoss, ignoredForDividends, addedLoss }) => (
          <>
            {formatRupees(costTaken)}
            {ignoredLoss > 0 && (
              <FigureDetail>
                {t("loss of {loss} ignored because of the bonus units", {
                  loss: formatRupees(ignoredLoss),
                })}
              </FigureDetail>
            )}
            {ignoredForDividends > 0 && (
              <FigureDetail>
                {t("loss of {loss} ignored because of dividends", {
                  loss: formatRupees(ignoredForDividends),
                })}
              </FigureDetail>
            )}
            {addedLoss > 0 && (
              <FigureDetail>
                {t("with an ignored loss of {loss}", { loss: formatRupees(addedLoss) })}
              </FigureDetail>
            )}
            {fmvPerUnit !== null && (
              <FigureDetail>{[grandfatheringDay(), formatNav(fmvPerUnit)].join(": ")}</FigureDetail>
            )}
          </>
        ),
      },
      { name: "Gain|of a lot", render: ({ gain }) => <Gain value={gain} format={formatGain} /> },
      { name: "Taxed as", render: (sale) => taxedAs(sale, financialYear) },
    ]}
  />
);

/** `112A, long-term*` */
function taxedAs({ section, term, certain }: Sale, financialYear: string): string {
  const number = sectionIn(section, firstYearOf(financialYear));
  const name = term === "long" ? t("long-term") : t("short-term");
  return `${section === "slab" ? "" : `${number}, `}${name}${certain ? "" : "*"}`;
}
