import { useState, type ReactNode } from "react";
import { groupOf, type SchemeGroup } from "../../../../shared/imports/propose/scheme-group.ts";
import { countsOf, type Counts } from "../../../../shared/imports/propose/counts.ts";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import { schemeKeyOf } from "../../../../shared/imports/match/resolve-scheme.ts";
import { nameKey } from "../../../../shared/schemes/scheme.ts";
import type { StatementScheme, UnreadLine } from "../../../../shared/imports/statement.ts";
import { formatNumber, formatRupees } from "../../../../shared/number-format.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t, type PlainText } from "../../../language/text.ts";
import { mappingText } from "../read/mapping-words.ts";
import { OpenEnd } from "../read/open-end.tsx";
import { UnreadLines } from "../read/unread-lines.tsx";
import { UnusedParts } from "../read/unused-parts.tsx";
import { TextButton } from "../../../components/text-button.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";
import { checkText, locationText } from "./import-messages.ts";
import { LeftOutLines } from "./left-out-lines.tsx";
import { MissingCosts } from "./missing-costs.tsx";
import { SchemeReview } from "./scheme-review.tsx";
import { StatementNote } from "./statement-note.tsx";
import type { ProposedStatement } from "./use-proposal.ts";

const countNames: readonly (readonly [keyof Counts, PlainText])[] = [
  ["read", "Lines read"],
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

type FoundStatementProps = {
  found: ProposedStatement;
  /** The schemes of all files, since one answer may apply to several. */
  all: readonly StatementScheme[];
  onChoose: (schemes: readonly StatementScheme[], choice: Partial<Choice>) => void;
  onChangeColumns: () => void;
};

/** One file: first its questions, then its failures, then, collapsed, what matched. */
export function FoundStatement({ found, all, onChoose, onChangeColumns }: FoundStatementProps) {
  const { fileName, statement, schemes, importId } = found;
  const groups = Map.groupBy(schemes, groupOf);
  const schemesOf = (group: SchemeGroup) => groups.get(group) ?? [];
  const alike = (asked: readonly ProposedScheme[]) => {
    // One ISIN can stand beside two names, of which one is wrong.
    const keyOf = (scheme: StatementScheme) => `${schemeKeyOf(scheme)} ${nameKey(scheme.name)}`;
    const keys = new Set(asked.map(({ scheme }) => keyOf(scheme)));
    return all.filter((scheme) => keys.has(keyOf(scheme)));
  };
  const chooseAll = (of: readonly ProposedScheme[], choice: Partial<Choice>) =>
    onChoose(
      of.map(({ scheme }) => scheme),
      choice,
    );
  const folioIsSame = (folio: string) =>
    onChoose(
      all.filter((other) => other.folio === null),
      { folio },
    );
  const review = (each: ProposedScheme, heading: "h3" | "h4") => (
    <SchemeReview
      key={schemes.indexOf(each)}
      proposed={each}
      question={`${importId} ${schemes.indexOf(each)}`}
      heading={heading}
      onChoose={(choice) => onChoose([each.scheme], choice)}
      onChooseScheme={(choice) => onChoose(alike([each]), choice)}
    />
  );
  const asked = schemesOf("scheme");
  const unlisted = asked.filter(({ choice }) => choice.scheme === null && !choice.isUnlisted);
  const doubted = schemesOf("doubt");
  const leftOut = schemesOf("left-out");
  const withAlike = schemes.filter(({ scheme }) => scheme.rows.some(({ isAlike }) => isAlike));
  return (
    <section className={`${layout.stack4} ${styles.statement}`} aria-label={fileName}>
      <header>
        <h2 className={`${look.lead} ${look.breaks}`}>{fileName}</h2>
        <p className={look.note}>
          <Beside parts={factsOf(found)} />
        </p>
        {statement.mapping !== undefined && (
          <p className={look.note}>
            {t("Read as: {meaning}", {
              meaning: mappingText(statement.mapping, statement.columnLabels),
            })}{" "}
            <TextButton onClick={onChangeColumns}>{t("Change what the columns mean")}</TextButton>
          </p>
        )}
      </header>
      <LineCounts found={found} />
      {asked.length > 0 && (
        <Questions
          title={t("Which schemes are these?")}
          asked={asked}
          onLeaveOut={() => chooseAll(asked, { isSkipped: true })}
          answers={
            <>
              {asked.some(({ choice }) => choice.folio === null) && (
                <Button variant="quiet" onClick={() => folioIsSame(t("Demat"))}>
                  {t("Demat for all")}
                </Button>
              )}
              {unlisted.length > 1 && (
                <Button
                  variant="quiet"
                  onClick={() => onChoose(alike(unlisted), { isUnlisted: true })}
                >
                  {t("Not in the list: record all {count} under their names", {
                    count: unlisted.length,
                  })}
                </Button>
              )}
            </>
          }
        >
          {asked.map((each) => review(each, "h4"))}
        </Questions>
      )}
      <MissingCosts
        schemes={schemes}
        questionOf={(each) => `${importId} ${schemes.indexOf(each)}`}
        onChoose={onChoose}
      />
      {doubted.length > 0 && (
        <Questions
          title={t("Is this right?")}
          asked={doubted}
          onLeaveOut={() => chooseAll(doubted, { isSkipped: true })}
          answers={
            doubted.length > 1 && (
              <Button variant="quiet" onClick={() => chooseAll(doubted, { isConfirmed: true })}>
                {t("Import all {count} anyway", { count: doubted.length })}
              </Button>
            )
          }
        >
          {doubted.map((each) => review(each, "h4"))}
        </Questions>
      )}
      {statement.failures.map(({ check, location, expected, found: sum }) => (
        <p key={`${check} ${location.line}`} className={styles.warning}>
          <Beside
            parts={[
              checkText({ check, expected, found: sum }),
              locationText(location),
              expected,
              sum,
            ]}
          />
        </p>
      ))}
      <UnusedParts
        parts={statement.unused ?? []}
        countsAlikeOnce={withAlike.every(({ choice }) => choice.countsAlikeOnce === true)}
        onCountAlikeOnce={(countsAlikeOnce) => chooseAll(withAlike, { countsAlikeOnce })}
      />
      {statement.openEnd !== undefined && <OpenEnd line={statement.openEnd} />}
      <UnreadLines lines={[...statement.unreadable, ...linesWithMoney(statement.schemes)]} />
      {schemesOf("wrong").map((each) => review(each, "h3"))}
      {statement.printedTotal != null && statement.failures.length === 0 && (
        <p className={look.note}>
          {t("The schemes add up to the printed total of {amount}.", {
            amount: formatRupees(Number(statement.printedTotal)),
          })}
        </p>
      )}
      <div className={styles.folded}>
        <MatchedSchemes matched={schemesOf("matched")} review={review} />
        {leftOut.length > 0 && (
          <LazyDisclosure
            label={counted(leftOut.length, {
              one: "{count} scheme left out",
              other: "{count} schemes left out",
            })}
          >
            {() => leftOut.map((each) => review(each, "h3"))}
          </LazyDisclosure>
        )}
        <LeftOutLines leftOut={statement.leftOut} />
      </div>
      <StatementNote statement={statement} />
    </section>
  );
}

/** Lines that were left out though they have money: said with those that could not be read. */
const linesWithMoney = (schemes: readonly StatementScheme[]): UnreadLine[] =>
  schemes.flatMap(({ leftOut }) =>
    leftOut.flatMap(({ location, reason }) =>
      reason === "amount-only" ? [{ ...location, reason }] : [],
    ),
  );

type QuestionsProps = {
  title: string;
  asked: readonly ProposedScheme[];
  answers: ReactNode;
  onLeaveOut: () => void;
  children: ReactNode;
};

/** Questions of one kind, with buttons that answer all of them. */
const Questions = ({ title, asked, answers, onLeaveOut, children }: QuestionsProps) => (
  <div className={layout.stack3}>
    <h3 className={styles.houseName}>{title}</h3>
    <div className={`${layout.wrap} ${styles.answers}`}>
      {answers}
      {asked.length > 1 && (
        <Button variant="quiet" onClick={onLeaveOut}>
          {t("Leave out all {count}", { count: asked.length })}
        </Button>
      )}
    </div>
    {children}
  </div>
);

type Review = (each: ProposedScheme, heading: "h3" | "h4") => ReactNode;

function MatchedSchemes({
  matched,
  review,
}: {
  matched: readonly ProposedScheme[];
  review: Review;
}) {
  if (matched.length === 0) return null;
  const rows = matched.reduce(
    (sum, { scheme, proposed }) => sum + (proposed?.proposal.scheme ?? scheme).rows.length,
    0,
  );
  const label = [
    counted(matched.length, { one: "{count} scheme matched", other: "{count} schemes matched" }),
    ...(rows === 0 ? [] : [counted(rows, { one: "{count} entry", other: "{count} entries" })]),
  ].join(", ");
  return (
    <LazyDisclosure label={label}>
      {() =>
        [...Map.groupBy(matched, ({ scheme }) => scheme.house ?? "")].map(([house, ofHouse]) => (
          <div key={house} className={layout.stack3}>
            {house !== "" && <h3 className={styles.houseName}>{house}</h3>}
            {ofHouse.map((each) => review(each, house === "" ? "h3" : "h4"))}
          </div>
        ))
      }
    </LazyDisclosure>
  );
}

/** The first is the sum of the others. */
function LineCounts({ found: { statement, schemes } }: { found: ProposedStatement }) {
  const counts = countsOf(statement, schemes);
  return (
    <dl className={`${look.terms} ${styles.counts}`}>
      {countNames
        .filter(([name]) => name === "read" || name === "new" || counts[name] > 0)
        .map(([name, label]) => (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd>{formatNumber(counts[name])}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Renders its content only when open: hundreds of schemes would block the page. */
function LazyDisclosure({ label, children }: { label: string; children: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure label={label} isOpen={isOpen} onToggle={setIsOpen}>
      {isOpen && <div className={`${layout.stack3} ${styles.unfolded}`}>{children()}</div>}
    </Disclosure>
  );
}
