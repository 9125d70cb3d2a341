import { useMemo, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { Choice } from "../../../../shared/imports/propose/propose-statement.ts";
import { schemeKeyOf } from "../../../../shared/imports/match/resolve-scheme.ts";
import type { RecordedLedgers } from "../../../../shared/imports/schema.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { RestoredDraft } from "../../../components/form/restored-draft.tsx";
import { useStoredDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import { InlineFailure } from "../../../components/inline-failure.tsx";
import { t } from "../../../language/text.ts";
import { useSips } from "../../sips/queries.ts";
import { CheckStep } from "./check-step.tsx";
import { ComparisonProgress } from "../progress.tsx";
import { commitInputs } from "../commit/commit-inputs.ts";
import type { ImportInputs } from "../commit/use-commit.ts";
import type { ReadStatement } from "../read/use-files.ts";
import { useProposal, type ImportChoices } from "./use-proposal.ts";

/** The answers about files that were not saved yet, by file and scheme. */
type Draft = { choices: Readonly<Record<string, Partial<Choice>>> };
const blank: Draft = { choices: {} };

/** The same where the same file is chosen again. */
const keyOf = ({ file }: ReadStatement, scheme: StatementScheme, at: number): string =>
  JSON.stringify([file.name, file.size, at, schemeKeyOf(scheme)]);

type StatementsCheckProps = {
  draftKey: DraftKey;
  statements: readonly ReadStatement[];
  funds: readonly Fund[] | undefined;
  ledgers: RecordedLedgers | undefined;
  onChangeColumns: (statement: ReadStatement) => void;
  onConfirm: (inputs: ImportInputs) => void;
  children: ReactNode;
};

export function StatementsCheck({
  draftKey,
  statements,
  funds,
  ledgers,
  onChangeColumns,
  onConfirm,
  children,
}: StatementsCheckProps) {
  const { data: sips = [], isPending: isLoadingSips } = useSips();
  const { draft, setDraft, isRestored, discard } = useStoredDraft(draftKey, blank);
  const keys = useMemo(() => keysOf(statements), [statements]);
  const choices = useMemo(() => choicesOf(keys, draft), [keys, draft]);
  const { proposal, isCurrent, listFailure } = useProposal(statements, funds, ledgers, choices);
  const choose = (chosen: readonly StatementScheme[], choice: Partial<Choice>) =>
    setDraft((current) => {
      const changed = chosen.map((scheme) => keys.get(scheme) ?? "");
      // A new scheme or folio needs a new confirmation.
      const made = changed.map(
        (key) => [key, { ...current.choices[key], isConfirmed: false, ...choice }] as const,
      );
      return { choices: { ...current.choices, ...Object.fromEntries(made) } };
    });
  if (proposal === undefined && listFailure !== null) {
    return (
      <InlineFailure
        text={t("The scheme list could not be loaded.")}
        isRetrying={listFailure.isRetrying}
        onRetry={listFailure.retry}
      />
    );
  }
  if (proposal === undefined || isLoadingSips) return <ComparisonProgress />;
  const missingSips = statements
    .flatMap(({ statement }) => statement.sips ?? [])
    .filter(({ schedule }) => !sips.some(({ id }) => id === schedule.id));
  return (
    <>
      {isRestored && choices.size > 0 && <RestoredDraft onDiscard={discard} />}
      <CheckStep
        proposed={proposal.proposed}
        held={proposal.held}
        isCurrent={isCurrent}
        choices={choices}
        schemes={statements.flatMap(({ statement }) => statement.schemes)}
        onChoose={choose}
        onChangeColumns={onChangeColumns}
        sips={missingSips.length}
        onConfirm={() => onConfirm(commitInputs(proposal.proposed, missingSips))}
      >
        {children}
      </CheckStep>
    </>
  );
}

const keysOf = (statements: readonly ReadStatement[]): ReadonlyMap<StatementScheme, string> =>
  new Map(
    statements.flatMap((read) =>
      read.statement.schemes.map((scheme, at) => [scheme, keyOf(read, scheme, at)] as const),
    ),
  );

const choicesOf = (keys: ReadonlyMap<StatementScheme, string>, { choices }: Draft): ImportChoices =>
  new Map(
    [...keys].flatMap(([scheme, key]) => {
      const choice = choices[key];
      return choice === undefined ? [] : [[scheme, choice] as const];
    }),
  );
