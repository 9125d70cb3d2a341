import { lazy, Suspense } from "react";
import { formatNumber, formatRupees } from "../../../shared/number-format.ts";
import type { TaxReport } from "../../../shared/tax/report/report-types.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { taxRules } from "../../../shared/tax/rules/tax-rules.ts";
import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { t } from "../../language/text.ts";
import { FoldedSection } from "../../components/folded-section.tsx";
import { ownLossNote } from "./tax-notes.ts";
import page from "./tax-page.module.css";
import { sectionName } from "./tax-words.ts";

const LossForm = lazy(async () => ({ default: (await import("./loss-form.tsx")).LossForm }));

export function LossesSection({ report }: { report: TaxReport }) {
  const { carried, setOffs, unfiled, financialYear } = report;
  const ownNote = ownLossNote(report);
  const open = unfiled.flatMap(({ year, hasAllSales }) => (hasAllSales ? year : [])).join();
  const isOpen = setOffs.length + carried.length + unfiled.length > 0;
  return (
    <FoldedSection
      key={`${report.holderId} ${financialYear} ${isOpen}`}
      title={t("Losses")}
      isOpen={isOpen}
      text={t(
        "Losses are used where they save most, and are carried for {years} years if the return was in time.",
        { years: taxRules.lossesCarried.years },
      )}
    >
      {setOffs.length > 0 && (
        <ul aria-label={t("Set off")}>
          {setOffs.map(({ fromYear, section, term, against, rate, amount }, index) => (
            <li key={`${index} ${fromYear} ${section}`}>
              {t("{amount} of {loss}, against {gain} at {rate}", {
                amount: formatRupees(amount),
                rate: rate === null ? t("your slab") : `${formatNumber(rate)}%`,
                loss:
                  section === null
                    ? `${term === "long" ? t("long-term loss") : t("short-term loss")} ${fromYear}`
                    : t("losses: {section}", { section: sectionName(section, financialYear) }),
                gain: sectionName(against, financialYear),
              })}
            </li>
          ))}
        </ul>
      )}
      {carried.length > 0 && (
        <FigureTable
          label={t("Losses")}
          rows={carried}
          columns={[
            { name: "Year of the loss", render: ({ year }) => year },
            { name: "Short-term", render: ({ short }) => formatRupees(short) },
            { name: "Long-term", render: ({ long }) => formatRupees(long) },
            { name: "Used", render: ({ used }) => formatRupees(used) },
            { name: "Left", render: ({ left }) => formatRupees(left) },
            { name: "Usable until", render: ({ lapses }) => lapses },
          ]}
        />
      )}
      {ownNote !== null && <p>{ownNote}</p>}
      <div className={page.onScreen}>
        <Disclosure
          key={`${report.holderId} ${financialYear} ${open}`}
          label={t("Enter losses of earlier years")}
          isOpen={open !== ""}
        >
          <Suspense fallback={<Skeleton width="100%" height="9rem" />}>
            <LossForm report={report} />
          </Suspense>
        </Disclosure>
      </div>
    </FoldedSection>
  );
}
