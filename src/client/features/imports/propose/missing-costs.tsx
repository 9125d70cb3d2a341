import { useState } from "react";
import { fundTotalsFields } from "../../../../shared/funds/schema.ts";
import { openQuestion } from "../../../../shared/imports/propose/open-question.ts";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { formatUnits } from "../../../../shared/number-format.ts";
import { AmountField } from "../../../components/ui/amount-field.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { t, translate } from "../../../language/text.ts";
import { TextButton } from "../../../components/text-button.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";

type MissingCostsProps = {
  schemes: readonly ProposedScheme[];
  questionOf: (scheme: ProposedScheme) => string;
  onChoose: (schemes: readonly StatementScheme[], choice: Partial<Choice>) => void;
};

/** Asks for all costs that the file lacks in one place; a fund without its cost is left out. */
export function MissingCosts({ schemes, questionOf, onChoose }: MissingCostsProps) {
  const asked = schemes.filter(
    ({ choice, proposed }) =>
      !choice.isSkipped &&
      (choice.cost !== null || proposed?.proposal.refusal?.reason === "no-cost"),
  );
  if (asked.length === 0) return null;
  const open = asked.filter((each) => openQuestion(each) === "cost");
  return (
    <fieldset className={`${layout.stack3} ${styles.costs}`}>
      <legend>{t("What did these units cost?")}</legend>
      <p className={look.note}>
        {t("The file does not say. A fund without its cost is left out.")}
      </p>
      {open.length > 1 && (
        <div className={`${layout.wrap} ${styles.answers}`}>
          <Button
            variant="quiet"
            onClick={() =>
              onChoose(
                open.map(({ scheme }) => scheme),
                { isSkipped: true },
              )
            }
          >
            {t("Leave out all {count}", { count: open.length })}
          </Button>
        </div>
      )}
      {asked.map((each) => (
        <CostField
          key={questionOf(each)}
          proposed={each}
          question={open.includes(each) ? questionOf(each) : undefined}
          onCost={(cost) => onChoose([each.scheme], { cost })}
          onLeaveOut={() => onChoose([each.scheme], { isSkipped: true })}
        />
      ))}
    </fieldset>
  );
}

type CostFieldProps = {
  proposed: ProposedScheme;
  question: string | undefined;
  onCost: (cost: string | null) => void;
  onLeaveOut: () => void;
};

function CostField({ proposed, question, onCost, onLeaveOut }: CostFieldProps) {
  const {
    choice,
    scheme: { name, closing },
  } = proposed;
  const [text, setText] = useState(choice.cost ?? "");
  const [error, setError] = useState<string>();
  const title = schemeTitle(choice.scheme?.name ?? name);
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
    <div>
      <AmountField
        label={[
          title,
          ...(choice.folio === null ? [] : [t("Folio {folio}", { folio: choice.folio })]),
        ].join(", ")}
        hint={closing !== null && t("{units} units", { units: formatUnits(Number(closing.units)) })}
        error={error}

        data-question={question}
        value={text}
        onAmount={setText}
        onBlur={take}
        onKeyDown={({ key }) => key === "Enter" && take()}
      />
      <TextButton aria-label={t("Leave out {scheme}", { scheme: name })} onClick={onLeaveOut}>
        {t("Leave out")}
      </TextButton>
    </div>
  );
}
