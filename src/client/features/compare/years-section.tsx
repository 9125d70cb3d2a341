import { formatReturns } from "../../../shared/number-format.ts";
import { Gain } from "../../components/ui/gain.tsx";
import { t } from "../../language/text.ts";
import tableStyles from "../../components/table.module.css";
import styles from "./compare.module.css";
import { percent } from "./figures-section.tsx";
import type { NamedScheme } from "./named-schemes.ts";
import { SectionOnWide } from "./section-on-wide.tsx";
import { SeriesSample } from "../../components/chart/series-sample.tsx";

/** Newest first. All schemes have the same years: those of the comparison. */
export function YearsSection({ schemes }: { schemes: readonly NamedScheme[] }) {
  const years = schemes[0]?.years.toReversed() ?? [];
  return (
    <SectionOnWide title={t("Calendar years")}>
      <div
        className={styles.scroll}
        role="region"
        aria-label={t("Returns by calendar year")}
        tabIndex={0}
      >
        <table className={`${tableStyles.figures} ${styles.years}`}>
          <thead>
            <tr>
              <th scope="col">{t("Year")}</th>
              {schemes.map(({ code, name, tone }) => (
                <th key={code} scope="col">
                  <SeriesSample tone={tone} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, isPartial }) => (
              <tr key={year}>
                <th scope="row">
                  {isPartial ? t("{year} (partial)", { year: String(year) }) : year}
                </th>
                {schemes.map(({ code, years: own }) => (
                  <td key={code}>
                    <Gain
                      value={percent(own.find((each) => each.year === year)?.change ?? null)}
                      format={formatReturns}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionOnWide>
  );
}
