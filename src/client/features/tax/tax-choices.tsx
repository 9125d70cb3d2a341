import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { indianDay } from "../../../shared/dates.ts";
import { me, type Holder } from "../../../shared/holders/holder.ts";
import { financialYear, financialYearText } from "../../../shared/transactions/financial-year.ts";
import { Field } from "../../components/ui/field.tsx";
import { t } from "../../language/text.ts";
import { PersonChoice } from "./person-choice.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./tax-page.module.css";

type TaxChoicesProps = {
  year: string | undefined;
  years: readonly string[];
  holder: string | undefined;
  holders: readonly Holder[];
  fund: string | undefined;
};

/** The year, and the person where there are others whose income is taxed by itself. */
export function TaxChoices({ year, years, holder, holders, fund }: TaxChoicesProps) {
  const navigate = useNavigate();
  const show = (nextYear: string | undefined, nextHolder: string | undefined) => {
    const search = {
      ...(nextHolder !== undefined && nextHolder !== me && { holder: nextHolder }),
      ...(nextHolder === holder && fund !== undefined && { fund }),
    };
    void (nextYear === undefined
      ? navigate({ to: "/tax", search, resetScroll: false })
      : navigate({ to: "/tax/$year", params: { year: nextYear }, search, resetScroll: false }));
  };
  // Before there is a report, as offline, it is the year that it would be of.
  const [thisYear] = useState(() => financialYearText(financialYear(indianDay(new Date()))));
  const shown = year ?? thisYear;
  const shownYears = years.includes(shown) ? years : [shown, ...years];
  return (
    <div className={`${layout.wrap} ${styles.choices}`}>
      <Field label={t("Financial year")} error={null}>
        {(control) => (
          <select {...control} value={shown} onChange={({ target }) => show(target.value, holder)}>
            {shownYears.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
      {/* Another person's transactions may begin in another year. */}
      <PersonChoice
        holder={holder}
        holders={holders}
        onPerson={(person) => show(undefined, person)}
      />
    </div>
  );
}
