import type { ProposedScheme } from "../../../../shared/imports/propose/propose-statement.ts";
import { t } from "../../../language/text.ts";
import styles from "./check-step.module.css";
import type { ImportChoices } from "./use-proposal.ts";

type InvestorChoiceProps = {
  schemes: readonly ProposedScheme[];
  choices: ImportChoices;
  onChoose: (ofInvestor: readonly ProposedScheme[], isSkipped: boolean) => void;
};

export function InvestorChoice({ schemes, choices, onChoose }: InvestorChoiceProps) {
  const byInvestor = [...Map.groupBy(schemes, ({ scheme }) => scheme.investor)];
  if (byInvestor.length < 2) return null;
  return (
    <fieldset className={styles.investors}>
      <legend>{t("Whose funds do you want to import?")}</legend>
      {byInvestor.map(([investor, own]) => (
        <label key={investor}>
          <input
            type="checkbox"
            checked={own.some(({ scheme }) => choices.get(scheme)?.isSkipped !== true)}
            onChange={({ target }) => onChoose(own, !target.checked)}
          />
          {investor ?? t("Not named")}
        </label>
      ))}
    </fieldset>
  );
}
