import type { FailedQuery } from "../../../components/load-failure.tsx";
import { useMemo, useState, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { maxHoldersPerUser } from "../../../../shared/holders/schema.ts";
import { balancesIn } from "../../../../shared/imports/commit/balances-in.ts";
import { holdersToAdd } from "../../../../shared/imports/commit/holders-to-add.ts";
import type { ImportInputs } from "../../../../shared/imports/commit/send-import.ts";
import type { Choice } from "../../../../shared/imports/propose/proposed-scheme.ts";
import { unnamedSchemes } from "../../../../shared/imports/match/unnamed-schemes.ts";
import { chosenHolders, type Investors } from "../../../../shared/imports/match/whose-funds.ts";
import type { RecordedLedgers } from "../../../../shared/imports/schema.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { trpc } from "../../../api/trpc.ts";
import { RestoredDraft } from "../../../components/form/restored-draft.tsx";
import { useStoredDraft, type DraftKey } from "../../../components/form/stored-draft.ts";
import { InlineFailure } from "../../../components/inline-failure.tsx";
import { t } from "../../../language/text.ts";
import { useConnection } from "../../offline/connection.ts";
import { useSips } from "../../sips/queries.ts";
import { CheckStep } from "./check-step.tsx";
import { ComparisonProgress } from "../progress.tsx";
import { commitInputs } from "../commit/commit-inputs.ts";
import { useKeptDraft } from "../kept/use-kept-draft.ts";
import type { ReadStatement } from "../read/file-queue.ts";
import { fundsThatStay } from "./funds-that-stay.ts";
import { blankDraft, choicesOf, hasChoices, keysOf, withChoice } from "./import-draft.ts";
import { rememberInvestors } from "./known-investors.ts";
import { useInvestors } from "./use-investors.ts";
import type { ProposedStatement } from "./proposal.ts";
import { useProposal } from "./use-proposal.ts";

type StatementsCheckProps = {
  draftKey: DraftKey;
  statements: readonly ReadStatement[];
  funds: readonly Fund[] | undefined;
  ledgers: RecordedLedgers | undefined;
  onChangeColumns: (statement: ReadStatement) => void;
  onConfirm: (inputs: ImportInputs) => void;
  onNothingNew: (isNothingNew: boolean) => void;
  children: ReactNode;
};

export function StatementsCheck({
  draftKey,
  statements,
  funds,
  ledgers,
  onChangeColumns,
  onConfirm,
  onNothingNew,
  children,
}: StatementsCheckProps) {
  const missing = useMissing(statements);
  const { draft, setDraft, isRestored, discard } = useStoredDraft(draftKey, blankDraft);
  const [restored] = useState(draft);
  useKeptDraft(draftKey.userId, draft);
  const keys = useMemo(() => keysOf(statements), [statements]);
  const unnamed = useMemo(() => unnamedSchemes(statements, funds ?? []), [statements, funds]);
  const { investors, failure } = useInvestors(statements, draft.investors, unnamed.size);
  const choices = useMemo(
    () => choicesOf(keys, draft.choices, investors, unnamed),
    [keys, draft.choices, investors, unnamed],
  );
  const { proposal, isCurrent, listFailure } = useProposal(statements, funds, ledgers, choices);
  const choose = (chosen: readonly StatementScheme[], choice: Partial<Choice>) =>
    setDraft((current) => withChoice(current, chosen, choice, { keys, investors, unnamed }));
  if (proposal === undefined && listFailure !== null) return <NoSchemeList query={listFailure} />;
  if (failure !== null) {
    return <InlineFailure text={t("The people could not be loaded.")} query={failure} />;
  }
  if (proposal === undefined || investors === undefined || missing === null)
    return <ComparisonProgress />;
  return (
    <>
      {isRestored && hasChoices(restored, keys, investors) && <RestoredDraft onDiscard={discard} />}
      <CheckStep
        proposed={proposal.proposed}
        held={proposal.held}
        isCurrent={isCurrent}
        investors={investors}
        stays={fundsThatStay(proposal.proposed, funds ?? [])}
        schemes={statements.flatMap(({ statement }) => statement.schemes)}
        onChoose={choose}
        onChooseHolder={(investor, choice) =>
          setDraft((current) => ({
            ...current,
            investors: { ...current.investors, [investor]: choice },
          }))
        }
        onChangeColumns={onChangeColumns}
        sips={missing.sips.length}
        aims={missing.aims}
        onNothingNew={onNothingNew}
        balances={() => balancesIn(commitInputs(proposal.proposed, [], []).parts)}
        onConfirm={() => {
          void rememberInvestors(chosenHolders(investors, draft.investors));
          onConfirm({
            holders: newHolders(proposal.proposed, investors),
            ...commitInputs(proposal.proposed, missing.sips, missing.aims),
          });
        }}
      >
        {children}
      </CheckStep>
    </>
  );
}

/** The SIPs, goals and targets of the files that the account lacks; null until what it has is there. */
function useMissing(statements: readonly ReadStatement[]) {
  const { data: sips = [], isPending } = useSips();
  const aims = statements.flatMap(({ statement }) => statement.aims ?? []);
  const { data: goals = [], isLoading } = trpc.goals.list.useQuery(
    {},
    { enabled: aims.length > 0 },
  );
  if (isPending || isLoading) return null;
  return {
    sips: statements
      .flatMap(({ statement }) => statement.sips ?? [])
      .filter(({ schedule }) => !sips.some(({ id }) => id === schedule.id)),
    aims: aims.filter(
      (aim) => aim.kind === "target" || !goals.some(({ id }) => id === aim.goal.id),
    ),
  };
}

function NoSchemeList({ query }: { query: FailedQuery }) {
  const isOffline = useConnection() === "offline";
  return (
    <InlineFailure
      text={
        isOffline
          ? t(
              "Fundbook cannot be reached, and its list of schemes is not on this device yet. What was read waits here until you are online.",
            )
          : t("The scheme list could not be loaded.")
      }
      query={query}
    />
  );
}

const newHolders = (proposed: readonly ProposedStatement[], { all, holders }: Investors) =>
  holdersToAdd({
    investors: all,
    holders,
    described: proposed.flatMap(({ statement }) => statement.holders ?? []),
    hasFunds: (id) => addsFundsOf(proposed, id),
    room: maxHoldersPerUser - holders.length,
    newId: () => crypto.randomUUID(),
  });

const addsFundsOf = (proposed: readonly ProposedStatement[], holderId: string): boolean =>
  proposed.some(({ schemes }) =>
    schemes.some(
      ({ proposed: fund }) =>
        fund !== null && fund.proposal.fundId === null && fund.fund.holderId === holderId,
    ),
  );
