import { useState } from "react";
import type { PlannedScheme } from "../../../shared/imports/plan-statement.ts";
import { t } from "../../language/text.ts";
import styles from "./check-step.module.css";

type InvestorChoiceProps = {
  schemes: readonly PlannedScheme[];
  onChoose: (ofInvestor: readonly PlannedScheme[], isSkipped: boolean) => void;
};

/** A family can get one statement: the user says whose funds are added. */
export function InvestorChoice({ schemes, onChoose }: InvestorChoiceProps) {
  const [leftOut, setLeftOut] = useState<readonly (string | null)[]>([]);
  const byInvestor = [...Map.groupBy(schemes, ({ scheme }) => scheme.investor)];
  if (byInvestor.length < 2) return null;
  return (
    <fieldset className={styles.investors}>
      <legend>{t("Whose funds are added?")}</legend>
      {byInvestor.map(([investor, own]) => (
        <label key={investor}>
          <input
            type="checkbox"
            checked={!leftOut.includes(investor)}
            onChange={({ target }) => {
              const others = leftOut.filter((each) => each !== investor);
              setLeftOut(target.checked ? others : [...others, investor]);
              onChoose(own, !target.checked);
            }}
          />
          {investor ?? t("Not named")}
        </label>
      ))}
    </fieldset>
  );
}
