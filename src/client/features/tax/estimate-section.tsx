import { me } from "../../../shared/holders/holder.ts";
import { formatNumber, formatRupees } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { isSlab, slabs, type Slab } from "../../../shared/tax/rules/slabs.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { t } from "../../language/text.ts";
import { FoldedSection } from "../../components/folded-section.tsx";
import { useSetProfile } from "./mutations.ts";
import { isComplete } from "./tax-notes.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./tax-page.module.css";
import { markOf, sectionName } from "./tax-words.ts";

export function EstimateSection({ report }: { report: TaxReport }) {
  const { estimate, financialYear, sums } = report;
  const isSlabMissing = estimate.slab === null;
  return (
    <FoldedSection
      key={`${report.holderId} ${financialYear}`}
      title={t("Estimated tax on these gains")}
      isOpen={estimate.total === null}
      text={t("With cess, without surcharge and rebate.")}
    >
      <SlabChoice report={report} />
      <p className={styles.onPaper}>{profileText(report)}</p>
      <FigureTable
        label={t("Estimated tax on these gains")}
        rows={estimate.bySection}
        columns={[
          {
            name: "Section",
            render: ({ section }) =>
              sectionName(section, financialYear) +
              markOf(sums.filter((sum) => sum.section === section)),
          },
          { name: "Taxable", render: ({ taxable }) => formatRupees(taxable) },
          {
            name: "Rate",
            render: ({ rate }) => {
              if (rate !== null) return `${formatNumber(rate)}%`;
              return isSlabMissing ? t("your slab") : <NotAvailable />;
            },
          },
          {
            name: "Tax",
            render: ({ tax }) => (tax === null ? <NotAvailable /> : formatRupees(tax)),
          },
        ]}
      />
      <p className={`${look.figures} ${styles.total}`}>
        {isComplete(report) ? t("Tax with cess") : t("Tax with cess (not complete)")}{" "}
        <strong>
          {estimate.total !== null && `${formatRupees(estimate.total)}${markOf([estimate])}`}
          {estimate.total === null && (isSlabMissing ? t("choose a slab") : t("not known"))}
        </strong>
      </p>
      {estimate.total === null && !isSlabMissing && (
        <p>
          {t(
            "The rate on other long-term gains is for residents; the rate for non-residents is not known.",
          )}
        </p>
      )}
    </FoldedSection>
  );
}

/** The choices of the two lists, for paper: `Your slab in 2025-26: 30% · Resident in India: Yes` */
const profileText = ({ financialYear, estimate, profile }: TaxReport): string =>
  [
    `${t("Your slab in {year}", { year: financialYear })}: ${
      estimate.slab === null ? t("Not chosen") : `${estimate.slab}%`
    }`,
    `${t("Resident in India")}: ${profile?.resident === false ? t("No") : t("Yes")}`,
  ].join(" · ");

function SlabChoice({ report: { financialYear, holderId, profile } }: { report: TaxReport }) {
  const { mutate, isPending } = useSetProfile();
  const { slab, resident } = profile ?? { slab: null, resident: true };
  const save = (change: { slab?: Slab | null; resident?: boolean }) =>
    mutate({ holderId: holderId ?? me, financialYear, slab, resident, ...change });
  return (
    <div className={`${layout.wrap} ${styles.choices}`}>
      <Field label={t("Your slab in {year}", { year: financialYear })} error={null}>
        {(control) => (
          <select
            {...control}
            disabled={isPending}
            value={slab ?? ""}
            onChange={({ target }) => {
              const chosen = target.value === "" ? null : Number(target.value);
              if (chosen === null || isSlab(chosen)) save({ slab: chosen });
            }}
          >
            <option value="">{t("Not chosen")}</option>
            {slabs.map((each) => (
              <option key={each} value={each}>
                {each}%
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("Resident in India")} error={null}>
        {(control) => (
          <select
            {...control}
            disabled={isPending}
            value={resident ? "yes" : "no"}
            onChange={({ target }) => save({ resident: target.value === "yes" })}
          >
            <option value="yes">{t("Yes")}</option>
            <option value="no">{t("No")}</option>
          </select>
        )}
      </Field>
    </div>
  );
}
