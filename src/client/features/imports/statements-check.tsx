import { useState, type ReactNode } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import type { Choice } from "../../../shared/imports/plan-statement.ts";
import type { RecordedLedgers } from "../../../shared/imports/schema.ts";
import type { StatementScheme } from "../../../shared/imports/statement.ts";
import { InlineFailure } from "../../components/inline-failure.tsx";
import { t } from "../../language/text.ts";
import { useSips } from "../sips/queries.ts";
import { CheckStep } from "./check-step.tsx";
import { ComparisonProgress } from "./comparison-progress.tsx";
import { commitInputs } from "./commit-inputs.ts";
import type { ImportInputs } from "./use-commit.ts";
import type { ReadStatement } from "./use-files.ts";
import { usePlan, type Choices } from "./use-plan.ts";

const noChoices: Choices = new Map();

type StatementsCheckProps = {
  statements: readonly ReadStatement[];
  funds: readonly Fund[] | undefined;
  ledgers: RecordedLedgers | undefined;
  onChangeColumns: (statement: ReadStatement) => void;
  onConfirm: (inputs: ImportInputs) => void;
  children: ReactNode;
};

export function StatementsCheck({
  statements,
  funds,
  ledgers,
  onChangeColumns,
  onConfirm,
  children,
}: StatementsCheckProps) {
  const { data: sips = [], isPending: isLoadingSips } = useSips();
  const [choices, setChoices] = useState(noChoices);
  const { planned, isCurrent, listFailure } = usePlan(statements, funds, ledgers, choices);
  const choose = (chosen: readonly StatementScheme[], choice: Partial<Choice>) =>
    setChoices((all) => {
      const next = new Map(all);
      for (const scheme of chosen) next.set(scheme, { ...all.get(scheme), ...choice });
      return next;
    });
  if (planned === undefined && listFailure !== null) {
    return (
      <InlineFailure
        text={t("The scheme list could not be loaded.")}
        isRetrying={listFailure.isRetrying}
        onRetry={listFailure.retry}
      />
    );
  }
  if (planned === undefined || isLoadingSips) return <ComparisonProgress />;
  const missingSips = statements
    .flatMap(({ statement }) => statement.sips ?? [])
    .filter(({ plan }) => !sips.some(({ id }) => id === plan.id));
  return (
    <CheckStep
      planned={planned}
      isCurrent={isCurrent}
      choices={choices}
      schemes={statements.flatMap(({ statement }) => statement.schemes)}
      onChoose={choose}
      onChangeColumns={onChangeColumns}
      sips={missingSips.length}
      onConfirm={() => onConfirm(commitInputs(planned, missingSips))}
    >
      {children}
    </CheckStep>
  );
}
