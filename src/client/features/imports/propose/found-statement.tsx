import { useState, type ReactNode } from "react";
import { groupOf, type SchemeGroup } from "../../../../shared/imports/propose/scheme-group.ts";
import { countsOf, type Counts } from "../../../../shared/imports/propose/counts.ts";
import type { ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { StatementScheme, UnreadLine } from "../../../../shared/imports/statement.ts";
import { formatNumber, formatRupees } from "../../../../shared/number-format.ts";
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
import { alikeSchemes } from "./alike-schemes.ts";
import { checkText, locationText } from "./import-messages.ts";
import { LeftOutLines } from "./left-out-lines.tsx";
import { MissingCosts } from "./missing-costs.tsx";
import { SchemeReview } from "./scheme-review.tsx";
import { StatementNote } from "./statement-note.tsx";
import {
  Doubts,
  statementSchemesOf,
  WhichSchemes,
  type ChooseFor,
  type Review,
} from "./statement-questions.tsx";
import type { ProposedStatement } from "./proposal.ts";

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
  onChoose: ChooseFor;
  onChangeColumns: () => void;
};

/** One file: first its questions, then its failures, then, collapsed, what matched. */
export function FoundStatement({ found, all, onChoose, onChangeColumns }: FoundStatementProps) {
  const { fileName, statement, schemes, importId } = found;
  const groups = Map.groupBy(schemes, groupOf);
  const schemesOf = (group: SchemeGroup) => groups.get(group) ?? [];
  const questionOf = (each: ProposedScheme) => `${importId} ${schemes.indexOf(each)}`;
  const review = (each: ProposedScheme, heading: "h3" | "h4") => (
    <SchemeReview
      key={schemes.indexOf(each)}
      proposed={each}
      question={questionOf(each)}
      heading={heading}
      onChoose={(choice) => onChoose([each.scheme], choice)}
      onChooseScheme={(choice) => onChoose(alikeSchemes(all, [each]), choice)}
    />
  );
  return (
    <section className={`${layout.stack4} ${styles.statement}`} aria-label={fileName}>
      <FileHeading found={found} onChangeColumns={onChangeColumns} />
      <LineCounts found={found} />
      <WhichSchemes asked={schemesOf("scheme")} all={all} review={review} onChoose={onChoose} />
      <MissingCosts schemes={schemes} questionOf={questionOf} onChoose={onChoose} />
      <Doubts asked={schemesOf("doubt")} review={review} onChoose={onChoose} />
      <UnreadOfStatement found={found} onChoose={onChoose} />
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
        <LeftOutSchemes leftOut={schemesOf("left-out")} review={review} />
        <LeftOutLines leftOut={statement.leftOut} />
      </div>
      <StatementNote statement={statement} />
    </section>
  );
}

type FileHeadingProps = Pick<FoundStatementProps, "found" | "onChangeColumns">;

function FileHeading({ found, onChangeColumns }: FileHeadingProps) {
  const { mapping, columnLabels } = found.statement;
  return (
    <header>
      <h2 className={`${look.lead} ${look.breaks}`}>{found.fileName}</h2>
      <p className={look.note}>
        <Beside parts={factsOf(found)} />
      </p>
      {mapping !== undefined && (
        <p className={look.note}>
          {t("Read as: {meaning}", { meaning: mappingText(mapping, columnLabels) })}{" "}
          <TextButton onClick={onChangeColumns}>{t("Change what the columns mean")}</TextButton>
        </p>
      )}
    </header>
  );
}

type UnreadOfStatementProps = Pick<FoundStatementProps, "found" | "onChoose">;

/** What does not add up or was not read. */
function UnreadOfStatement({ found, onChoose }: UnreadOfStatementProps) {
  const { statement, schemes } = found;
  const withAlike = schemes.filter(({ scheme }) => scheme.rows.some(({ isAlike }) => isAlike));
  return (
    <>
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
        onCountAlikeOnce={(countsAlikeOnce) =>
          onChoose(statementSchemesOf(withAlike), { countsAlikeOnce })
        }
      />
      {statement.openEnd !== undefined && <OpenEnd line={statement.openEnd} />}
      <UnreadLines lines={[...statement.unreadable, ...linesWithMoney(statement.schemes)]} />
    </>
  );
}

/** Lines that were left out though they have money: said with those that could not be read. */
const linesWithMoney = (schemes: readonly StatementScheme[]): UnreadLine[] =>
  schemes.flatMap(({ leftOut }) =>
    leftOut.flatMap(({ location, reason }) =>
      reason === "amount-only" ? [{ ...location, reason }] : [],
    ),
  );

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

function LeftOutSchemes({
  leftOut,
  review,
}: {
  leftOut: readonly ProposedScheme[];
  review: Review;
}) {
  if (leftOut.length === 0) return null;
  return (
    <LazyDisclosure
      label={counted(leftOut.length, {
        one: "{count} scheme left out",
        other: "{count} schemes left out",
      })}
    >
      {() => leftOut.map((each) => review(each, "h3"))}
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
