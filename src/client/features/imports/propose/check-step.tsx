import type { ReactNode } from "react";
import {
  countsOf,
  type Choice,
  type Counts,
} from "../../../../shared/imports/propose/propose-statement.ts";
import { schemeKeyOf } from "../../../../shared/imports/match/resolve-scheme.ts";
import { sendsTotals } from "../../../../shared/imports/propose/fund-proposal.ts";
import { isSent } from "../../../../shared/imports/commit/commit-parts.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { formatNumber, formatRupees } from "../../../../shared/number-format.ts";
import { Button } from "../../../components/ui/button.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t, type PlainText } from "../../../language/text.ts";
import styles from "./check-step.module.css";
import page from "../import-page.module.css";
import { InvestorChoice } from "./investor-choice.tsx";
import { checkText, locationText } from "./import-messages.ts";
import { LeftOutLines } from "./left-out-lines.tsx";
import { MissingCosts } from "./missing-costs.tsx";
import { MonthlyStatementNote } from "./monthly-statement-note.tsx";
import { SchemeReview } from "./scheme-review.tsx";
import { UnreadLines } from "../read/unread-lines.tsx";
import type { Choices, ProposedStatement } from "./use-proposal.ts";

type CheckStepProps = {
  proposed: ProposedStatement[];
  isCurrent: boolean;
  choices: Choices;
  schemes: readonly StatementScheme[];
  onChoose: (schemes: readonly StatementScheme[], choice: Partial<Choice>) => void;
  onChangeColumns: (statement: ProposedStatement) => void;
  sips: number;
  onConfirm: () => void;
  children: ReactNode;
};

export function CheckStep({
  proposed,
  isCurrent,
  choices,
  schemes: all,
  onChoose,
  onChangeColumns,
  sips,
  onConfirm,
  children,
}: CheckStepProps) {
  const toSend = proposed.reduce((sum, { schemes }) => sum + sentOf(schemes), 0);
  const open = proposed.flatMap(({ schemes }) =>
    schemes.filter(({ proposed: proposal, choice }) => proposal === null && !choice.isSkipped),
  ).length;
  return (
    <>
      {proposed.map((each) => (
        <FoundStatement
          key={each.batchId}
          found={each}
          choices={choices}
          all={all}
          onChoose={onChoose}
          onChangeColumns={() => onChangeColumns(each)}
        />
      ))}
      <div className={styles.confirm}>
        {open > 0 && (
          <p role="status">
            {counted(open, {
              one: "{count} scheme still needs an answer and is left out.",
              other: "{count} schemes still need an answer and are left out.",
            })}
          </p>
        )}
        {sips > 0 && (
          <p>
            {counted(sips, {
              one: "The file also has {count} SIP that is not in your funds.",
              other: "The file also has {count} SIPs that are not in your funds.",
            })}
          </p>
        )}
        <div className={page.actions}>
          {toSend === 0 && sips > 0 ? (
            <Button busy={!isCurrent} onClick={onConfirm}>
              {t("Add the missing SIPs")}
            </Button>
          ) : toSend === 0 ? (
            open === 0 && (
              <p>
                {hasUnread(proposed)
                  ? t("Nothing can be added. Some lines of this file could not be read.")
                  : t("There is nothing new to add.")}
              </p>
            )
          ) : (
            <Button busy={!isCurrent} onClick={onConfirm}>
              {counted(toSend, { one: "Add {count} entry", other: "Add {count} entries" })}
            </Button>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

/** Whether there might be more than what was read. */
const hasUnread = (proposed: readonly ProposedStatement[]): boolean =>
  proposed.some(
    ({ statement, schemes }) =>
      statement.unreadable.length > 0 ||
      schemes.some(
        ({ proposed: proposal }) => proposal?.proposal.refusal?.reason === "failed-check",
      ),
  );

const sentOf = (schemes: ProposedStatement["schemes"]): number =>
  schemes.reduce((sum, { proposed }) => {
    if (proposed === null || proposed.proposal.refusal !== null) return sum;
    return (
      sum + proposed.proposal.rows.filter(isSent).length + (sendsTotals(proposed.proposal) ? 1 : 0)
    );
  }, 0);

const countNames: readonly (readonly [keyof Counts, PlainText])[] = [
  ["read", "Read"],
  ["new", "New"],
  ["known", "Already recorded"],
  ["events", "Events"],
  ["unanswered", "Need an answer"],
  ["leftOut", "Left out"],
  ["unreadable", "Unreadable"],
];

const factsOf = ({ statement: { from, to }, schemes }: ProposedStatement): string[] => [
  ...(from === null || to === null
    ? []
    : [t("{from} to {to}", { from: dateText(from), to: dateText(to) })]),
  counted(schemes.length, { one: "{count} scheme", other: "{count} schemes" }),
];

type FoundProps = {
  found: ProposedStatement;
  choices: Choices;
  all: readonly StatementScheme[];
  onChoose: CheckStepProps["onChoose"];
  onChangeColumns: () => void;
};

function FoundStatement({ found, choices, all, onChoose, onChangeColumns }: FoundProps) {
  const { fileName, statement, schemes } = found;
  const counts = countsOf(statement, schemes);
  const houses = Map.groupBy(schemes, ({ scheme }) => scheme.house ?? "");
  return (
    <section className={styles.statement} aria-label={fileName}>
      <header>
        <h2 className={styles.fileName}>{fileName}</h2>
        <p className={styles.facts}>{factsOf(found).join(" · ")}</p>
        {statement.source === "mapped" && (
          <button type="button" className={styles.change} onClick={onChangeColumns}>
            {t("Change what the columns mean")}
          </button>
        )}
      </header>
      <dl className={styles.counts}>
        {countNames
          .filter(([name]) => name !== "unanswered" || counts[name] > 0)
          .map(([name, label]) => (
            <div key={name}>
              <dt>{t(label)}</dt>
              <dd>{formatNumber(counts[name])}</dd>
            </div>
          ))}
      </dl>
      <InvestorChoice
        schemes={schemes}
        choices={choices}
        onChoose={(own, isSkipped) =>
          onChoose(
            own.map(({ scheme }) => scheme),
            { isSkipped },
          )
        }
      />
      {statement.printedTotal != null && statement.failures.length === 0 && (
        <p className={styles.hint}>
          {t("The schemes add up to the printed total of {amount}.", {
            amount: formatRupees(Number(statement.printedTotal)),
          })}
        </p>
      )}
      {statement.failures.map(({ check, location, expected, found: sum }) => (
        <p key={`${check} ${location.line}`} className={styles.warning}>
          {[checkText(check), locationText(location), expected, sum].join(" · ")}
        </p>
      ))}
      <UnreadLines lines={statement.unreadable} />
      <LeftOutLines leftOut={statement.leftOut} />
      <MonthlyStatementNote source={statement.source} />
      <MissingCosts schemes={schemes} onChoose={onChoose} />
      {[...houses].map(([house, ofHouse]) => (
        <div key={house} className={styles.house}>
          {house !== "" && <h3 className={styles.houseName}>{house}</h3>}
          {ofHouse.map((each, index) => (
            <SchemeReview
              key={`${each.scheme.folio} ${each.scheme.name} ${index}`}
              proposed={each}
              heading={house === "" ? "h3" : "h4"}
              onChoose={(choice) => onChoose([each.scheme], choice)}
              onChooseScheme={(choice) =>
                onChoose(
                  all.filter((other) => schemeKeyOf(other) === schemeKeyOf(each.scheme)),
                  choice,
                )
              }
              onChooseFolio={(folio) =>
                onChoose(
                  all.filter((other) => other.folio === null),
                  { folio },
                )
              }
            />
          ))}
        </div>
      ))}
    </section>
  );
}
