import { useMemo, type ReactNode } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import { me } from "../../../../shared/holders/holder.ts";
import { maxHoldersPerUser } from "../../../../shared/holders/schema.ts";
import { balancesIn } from "../../../../shared/imports/commit/balances-in.ts";
import {
  holdersToAdd,
  type InvestorChoice,
} from "../../../../shared/imports/commit/holders-to-add.ts";
import type { ImportInputs } from "../../../../shared/imports/commit/send-import.ts";
import type { Choice } from "../../../../shared/imports/propose/proposed-scheme.ts";
import { schemeKeyOf } from "../../../../shared/imports/match/resolve-scheme.ts";
import {
  unnamedInvestor,
  unnamedSchemes,
} from "../../../../shared/imports/match/unnamed-schemes.ts";
import {
  chosenHolders,
  type InvestorChoices,
  type Investors,
} from "../../../../shared/imports/match/whose-funds.ts";
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
import type { ReadStatement } from "../read/use-files.ts";
import { fundsThatStay } from "./funds-that-stay.ts";
import { rememberInvestors } from "./known-investors.ts";
import { useInvestors } from "./use-investors.ts";
import { useProposal, type ImportChoices, type ProposedStatement } from "./use-proposal.ts";

/** What was said about files that were not saved yet, by file and scheme. */
type Draft = {
  choices: Readonly<Record<string, Partial<Choice>>>;
  investors: InvestorChoices;
};
const blank: Draft = { choices: {}, investors: {} };

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
  const unnamed = useMemo(() => unnamedSchemes(statements, funds ?? []), [statements, funds]);
  const { investors, failure } = useInvestors(statements, draft.investors, unnamed.size);
  const choices = useMemo(
    () => choicesOf(keys, draft.choices, investors, unnamed),
    [keys, draft.choices, investors, unnamed],
  );
  const { proposal, isCurrent, listFailure } = useProposal(statements, funds, ledgers, choices);
  const choose = (chosen: readonly StatementScheme[], choice: Partial<Choice>) =>
    setDraft((current) => {
      const changed = chosen.map((scheme) => keys.get(scheme) ?? "");
      // A new scheme or folio needs a new confirmation.
      const made = changed.map(
        (key) => [key, { ...current.choices[key], isConfirmed: false, ...choice }] as const,
      );
      // Who wants one of the schemes back is asked whose the investor's are.
      const askedAgain =
        choice.isSkipped === false
          ? chosen.flatMap((scheme) => {
              const investor = investorOf(scheme, unnamed);
              return investors?.all.some(
                (each) => each.investor === investor && isLeftOut(each.choice),
              )
                ? [[investor, null] as const]
                : [];
            })
          : [];
      return {
        choices: { ...current.choices, ...Object.fromEntries(made) },
        investors: { ...current.investors, ...Object.fromEntries(askedAgain) },
      };
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
  if (failure !== null) {
    return (
      <InlineFailure
        text={t("The people could not be loaded.")}
        isRetrying={failure.isRetrying}
        onRetry={failure.retry}
      />
    );
  }
  if (proposal === undefined || investors === undefined || isLoadingSips)
    return <ComparisonProgress />;
  const missingSips = statements
    .flatMap(({ statement }) => statement.sips ?? [])
    .filter(({ schedule }) => !sips.some(({ id }) => id === schedule.id));
  return (
    <>
      {isRestored && hasChoices(draft, keys, investors) && <RestoredDraft onDiscard={discard} />}
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
        sips={missingSips.length}
        balances={() => balancesIn(commitInputs(proposal.proposed, []).parts)}
        onConfirm={() => {
          void rememberInvestors(chosenHolders(investors, draft.investors));
          onConfirm({
            holders: holdersToAdd({
              investors: investors.all,
              holders: investors.holders,
              described: statements.flatMap(({ statement }) => statement.holders ?? []),
              hasFunds: (id) => addsFundsOf(proposal.proposed, id),
              room: maxHoldersPerUser - investors.holders.length,
              newId: () => crypto.randomUUID(),
            }),
            ...commitInputs(proposal.proposed, missingSips),
          });
        }}
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

function choicesOf(
  keys: ReadonlyMap<StatementScheme, string>,
  choices: Draft["choices"],
  investors: Investors | undefined,
  unnamed: ReadonlySet<StatementScheme>,
): ImportChoices {
  const ofInvestors = new Map<string | undefined, Partial<Choice>>(
    investors?.all.map(({ investor, choice }) => [investor, choiceOfInvestor(choice)]),
  );
  const leftOut = new Set<string | undefined>(
    investors?.all.flatMap(({ investor, choice }) => (isLeftOut(choice) ? [investor] : [])),
  );
  return new Map(
    [...keys].map(([scheme, key]) => [
      scheme,
      {
        ...ofInvestors.get(investorOf(scheme, unnamed)),
        ...choices[key],
        ...(leftOut.has(investorOf(scheme, unnamed)) && { isSkipped: true }),
      },
    ]),
  );
}

/** Undefined where nobody is asked: the folio says whose the scheme is. */
const investorOf = (
  scheme: StatementScheme,
  unnamed: ReadonlySet<StatementScheme>,
): string | undefined => scheme.investor ?? (unnamed.has(scheme) ? unnamedInvestor : undefined);

const isLeftOut = (choice: InvestorChoice | null): boolean => choice?.kind === "left-out";

const addsFundsOf = (proposed: readonly ProposedStatement[], holderId: string): boolean =>
  proposed.some(({ schemes }) =>
    schemes.some(
      ({ proposed: fund }) =>
        fund !== null && fund.proposal.fundId === null && fund.fund.holderId === holderId,
    ),
  );

function choiceOfInvestor(choice: InvestorChoice | null): Partial<Choice> {
  if (choice === null || choice.kind === "left-out") return {};
  const holder = choice.kind === "new" ? choice.id : choice.holder;
  return { holderId: holder === me ? null : holder };
}

const hasChoices = (
  { choices, investors: said }: Draft,
  keys: ReadonlyMap<StatementScheme, string>,
  { all }: Investors,
): boolean =>
  [...keys.values()].some((key) => choices[key] !== undefined) ||
  all.some(({ investor }) => said[investor] !== undefined);
