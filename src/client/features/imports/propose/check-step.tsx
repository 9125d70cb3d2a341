import { useEffect, type ReactNode } from "react";
import type { PortfolioAfterImport } from "../../../../shared/imports/propose/portfolio-after-import.ts";
import type { InvestorChoice } from "../../../../shared/imports/commit/holders-to-add.ts";
import { isNothingHeld } from "../../../../shared/imports/match/remembered-scheme.ts";
import { openQuestion } from "../../../../shared/imports/propose/open-question.ts";
import type { Choice } from "../../../../shared/imports/propose/proposed-scheme.ts";
import { sendsTotals } from "../../../../shared/imports/propose/fund-proposal.ts";
import { isSent } from "../../../../shared/imports/commit/proposed-fund.ts";
import type { StatementAim, StatementScheme } from "../../../../shared/imports/statement.ts";
import { formatShortRupees } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { ActionBar } from "../../../components/ui/action-bar.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import page from "../import-page.module.css";
import type { FundsThatStay } from "./funds-that-stay.ts";
import { FoundStatement } from "./found-statement.tsx";
import { useOpenQuestions } from "./use-open-questions.ts";
import type { Investors } from "../../../../shared/imports/match/whose-funds.ts";
import type { ProposedStatement } from "./proposal.ts";
import { WhoseFunds } from "./whose-funds.tsx";

type CheckStepProps = {
  proposed: ProposedStatement[];
  held: PortfolioAfterImport;
  isCurrent: boolean;
  investors: Investors;
  stays: ReadonlyMap<string, FundsThatStay>;
  schemes: readonly StatementScheme[];
  onChoose: (schemes: readonly StatementScheme[], choice: Partial<Choice>) => void;
  onChooseHolder: (investor: string, choice: InvestorChoice) => void;
  onChangeColumns: (statement: ProposedStatement) => void;
  sips: number;
  /** Goals that are missing, and all targets of the file. */
  aims: readonly StatementAim[];
  /** The number of printed balances that would be kept, if nothing else is to be added. */
  balances: () => number;
  onConfirm: () => void;
  /** Says whether all of the files is recorded already. */
  onNothingNew: (isNothingNew: boolean) => void;
  children: ReactNode;
};

export function CheckStep({
  proposed,
  held,
  isCurrent,
  investors,
  stays,
  schemes: all,
  onChoose,
  onChooseHolder,
  onChangeColumns,
  sips,
  aims,
  balances: countBalances,
  onConfirm,
  onNothingNew,
  children,
}: CheckStepProps) {
  const hasGoals = aims.some(({ kind }) => kind === "goal");
  const toSend = proposed.reduce((sum, { schemes }) => sum + sentOf(schemes), 0);
  const questions = proposed.flatMap(({ schemes }) => schemes.map(openQuestion));
  const unanswered = investors.all.filter(({ choice }) => choice === null);
  const open = unanswered.length + questions.filter((question) => question !== null).length;
  const balances = toSend === 0 && open === 0 ? countBalances() : 0;
  const hasNothingToSend = toSend === 0 && open === 0 && sips === 0 && !hasGoals;
  const isNothingNew =
    hasNothingToSend && isCurrent && !hasUnread(proposed) && !hasLeftOut(proposed);
  useEffect(() => {
    onNothingNew(isNothingNew);
    return () => onNothingNew(false);
  }, [isNothingNew, onNothingNew]);
  const { stepRef, buttonRef, follow, visitNext } = useOpenQuestions(
    [...questions, ...unanswered.map(({ investor }) => investor)].join(),
  );
  return (
    <div ref={stepRef} className={`${layout.column} ${page.step}`} onFocus={follow}>
      <WhoseFunds investors={investors} stays={stays} onChooseHolder={onChooseHolder} />
      {proposed.map((each) => (
        <FoundStatement
          key={each.importId}
          found={each}
          all={all}
          onChoose={onChoose}
          onChangeColumns={() => onChangeColumns(each)}
        />
      ))}
      <ActionBar position="sticky">
        {sips > 0 && (
          <p>
            {counted(sips, {
              one: "The file also has {count} SIP that is not in your funds.",
              other: "The file also has {count} SIPs that are not in your funds.",
            })}
          </p>
        )}
        {(hasGoals || (toSend > 0 && aims.length > 0)) && (
          <p>
            {counted(aims.length, {
              one: "The file also has {count} goal or target.",
              other: "The file also has {count} goals and targets.",
            })}
          </p>
        )}
        {toSend > 0 && <p role="status">{heldText(held)}</p>}
        <div className={`${layout.wrap} ${page.barActions}`}>
          {open > 0 ? (
            <Button ref={buttonRef} onClick={visitNext}>
              {counted(open, { one: "{count} question left", other: "{count} questions left" })}
            </Button>
          ) : toSend > 0 || sips > 0 || hasGoals ? (
            <Button ref={buttonRef} busy={!isCurrent} onClick={onConfirm}>
              {toSend === 0
                ? sips > 0
                  ? t("Add the missing SIPs")
                  : t("Add goals and targets")
                : counted(toSend, { one: "Add {count} entry", other: "Add {count} entries" })}
            </Button>
          ) : (
            <>
              <p>
                {hasUnread(proposed)
                  ? t("Nothing can be added. Some lines of this file could not be read.")
                  : hasLeftOut(proposed)
                    ? t("Nothing is added: every fund that could have something new is left out.")
                    : t("There is nothing new to add.")}
              </p>
              {balances > 0 && (
                <Button ref={buttonRef} busy={!isCurrent} onClick={onConfirm}>
                  {counted(balances, {
                    one: "Keep it to check {count} fund",
                    other: "Keep it to check {count} funds",
                  })}
                </Button>
              )}
            </>
          )}
          {children}
        </div>
      </ActionBar>
    </div>
  );
}

function heldText({ funds, value, withoutNav }: PortfolioAfterImport): string {
  const amount = formatShortRupees(roundTo(value, 0));
  return withoutNav > 0
    ? counted(
        funds,
        {
          one: "You will have at least {amount} in {count} fund",
          other: "You will have at least {amount} in {count} funds",
        },
        { amount },
      )
    : counted(
        funds,
        {
          one: "You will have {amount} in {count} fund",
          other: "You will have {amount} in {count} funds",
        },
        { amount },
      );
}

const hasUnread = (proposed: readonly ProposedStatement[]): boolean =>
  proposed.some(
    ({ statement, schemes }) =>
      statement.unreadable.length > 0 ||
      schemes.some(
        ({ proposed: proposal }) => proposal?.proposal.refusal?.reason === "failed-check",
      ),
  );

/** Whether a fund with units or transactions is left out, by the user or because it contradicts something. */
const hasLeftOut = (proposed: readonly ProposedStatement[]): boolean =>
  proposed.some(({ schemes }) =>
    schemes.some(({ scheme, choice, proposed: proposal }) => {
      const reason = proposal?.proposal.refusal?.reason;
      return choice.isSkipped
        ? !isNothingHeld(scheme)
        : reason !== undefined && reason !== "nothing-held";
    }),
  );

const sentOf = (schemes: ProposedStatement["schemes"]): number =>
  schemes.reduce((sum, { proposed }) => {
    if (proposed === null || proposed.proposal.refusal !== null) return sum;
    return (
      sum + proposed.proposal.rows.filter(isSent).length + (sendsTotals(proposed.proposal) ? 1 : 0)
    );
  }, 0);
