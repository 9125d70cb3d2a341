import { useState } from "react";
import { fundTotalsFields } from "../../../../shared/funds/schema.ts";
import type {
  Choice,
  ProposedScheme,
} from "../../../../shared/imports/propose/propose-statement.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { AmountInput } from "../../../components/ui/amount-input.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { t, translate } from "../../../language/text.ts";
import styles from "./check-step.module.css";

type MissingCostsProps = {
  schemes: readonly ProposedScheme[];
  onChoose: (schemes: readonly StatementScheme[], choice: Partial<Choice>) => void;
};

/** Asks in one place for all that the file does not say; without its cost a fund is left out. */
export function MissingCosts({ schemes, onChoose }: MissingCostsProps) {
  const asked = schemes.filter(
    ({ choice, proposed }) =>
      !choice.isSkipped &&
      (choice.cost !== null || proposed?.proposal.refusal?.reason === "no-cost"),
  );
  if (asked.length === 0) return null;
  return (
    <fieldset className={styles.costs}>
      <legend>{t("What did these units cost?")}</legend>
      <p className={styles.hint}>
        {t("The file does not say. A fund without its cost is left out.")}
      </p>
      {asked.map((each, index) => (
        <CostField
          key={index}
          proposed={each}
          onCost={(cost) => onChoose([each.scheme], { cost })}
        />
      ))}
    </fieldset>
  );
}

type CostFieldProps = { proposed: ProposedScheme; onCost: (cost: string | null) => void };

function CostField({ proposed: { scheme, choice }, onCost }: CostFieldProps) {
  const [text, setText] = useState(choice.cost ?? "");
  const [error, setError] = useState<string>();
  const title = schemeTitle(choice.scheme?.name ?? scheme.name);
  const take = () => {
    const bare = text.replaceAll(/[₹,\s]/g, "");
    const parsed = fundTotalsFields.investedAmount.safeParse(
      bare === "" ? undefined : Number(bare),
    );
    const [issue] = parsed.error?.issues ?? [];
    setError(bare === "" || issue === undefined ? undefined : translate(issue.message));
    const cost = parsed.success ? bare : null;
    // Leaving the field without a change must not hold up the button that is clicked.
    if (cost !== choice.cost) onCost(cost);
  };
  return (
    <Field
      label={[
        title,
        ...(choice.folio === null ? [] : [t("Folio {folio}", { folio: choice.folio })]),
      ].join(", ")}
      error={error}
    >
      {(control) => (
        <AmountInput
          {...control}
          value={text}
          onAmount={setText}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
        />
      )}
    </Field>
  );
}
