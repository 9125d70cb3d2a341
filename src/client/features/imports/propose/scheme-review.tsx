import { useState } from "react";
import { isAskedCheck, openQuestion } from "../../../../shared/imports/propose/open-question.ts";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { Proof } from "../../../../shared/imports/propose/proof.ts";
import { sendsTotals } from "../../../../shared/imports/propose/fund-proposal.ts";
import { nameKey } from "../../../../shared/schemes/scheme.ts";
import type { StatementRow } from "../../../../shared/imports/statement.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { Button } from "../../../components/ui/button.tsx";
import { counted } from "../../../language/counted.ts";
import { t } from "../../../language/text.ts";
import { TextButton } from "../../../components/text-button.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";
import { LeftOutLines } from "./left-out-lines.tsx";
import { SourceLines } from "./source-lines.tsx";
import { checkText, locationText, refusalText } from "./import-messages.ts";
import { ProposalHints } from "./proposal-hints.tsx";
import { RowTable } from "./row-table.tsx";
import { SchemeDoubts } from "./scheme-doubts.tsx";
import { SchemeProof } from "./scheme-proof.tsx";
import { SchemeQuestion } from "./scheme-question.tsx";

type SchemeReviewProps = {
  proposed: ProposedScheme;
  /** The id of its question, if one is open. */
  question: string;
  heading: "h3" | "h4";
  onChoose: (choice: Partial<Choice>) => void;
  onChooseScheme: (choice: Partial<Choice>) => void;
};

export function SchemeReview(props: SchemeReviewProps) {
  const { heading: Heading, onChoose, onChooseScheme } = props;
  const { scheme, choice, proposed, likelyDuplicate, doubts } = props.proposed;
  const [isOpen, setIsOpen] = useState(false);
  const refusal = proposed?.proposal.refusal ?? null;
  // Includes the rows of a month, if these are used.
  const { rows, events, leftOut, failures, closing } = proposed?.proposal.scheme ?? scheme;
  const proposedRows = proposed?.proposal.rows.map(({ row }) => row) ?? [];
  // An opening that stands for lines before the file.
  const addedRows = proposedRows.filter((row) => row.type === "opening" && !rows.includes(row));
  const isHolding = rows.length + addedRows.length === 0 && closing !== null;
  const proofs = choice.isSkipped || refusal !== null ? [] : props.proposed.proofs;
  const isValueOff = proofs.some(({ figure, agrees }) => figure === "value" && !agrees);
  const question = openQuestion(props.proposed);
  const isAsked = question === "scheme";
  const hasAnswer = question === "doubt" || choice.isConfirmed;
  const isNamedOtherwise =
    choice.isUnlisted ||
    (choice.scheme !== null && nameKey(choice.scheme.name) !== nameKey(scheme.name));
  const otherHouse = differentHouse(scheme.house, choice.scheme?.fundHouse ?? null);
  const answers = refusal === null && (
    <div className={`${layout.wrap} ${styles.answers}`}>
      {question === "doubt" && (
        <Button
          onClick={() => onChoose({ isConfirmed: true })}
          aria-label={t("Import anyway: {scheme}", { scheme: scheme.name })}
        >
          {t("Import anyway")}
        </Button>
      )}
      <Button
        variant="quiet"
        onClick={() => onChoose({ isSkipped: !choice.isSkipped })}
        aria-label={
          choice.isSkipped
            ? t("Include {scheme}", { scheme: scheme.name })
            : t("Leave out {scheme}", { scheme: scheme.name })
        }
      >
        {choice.isSkipped ? t("Include") : t("Leave out")}
      </Button>
    </div>
  );
  return (
    <article
      tabIndex={-1}
      data-question={question === null ? undefined : props.question}
      className={styles.scheme}
    >
      <header className={`${layout.spread} ${styles.head}`}>
        <div className={styles.names}>
          <Heading className={styles.name}>
            {schemeTitle(choice.scheme?.name ?? scheme.name)}
          </Heading>
          <p className={look.note}>
            <Beside parts={factsOf(props.proposed, rows, proofs)} />
          </p>
        </div>
        {!isAsked && (
          <p className={look.strong}>{choice.isSkipped ? t("Left out") : summaryOf(proposed)}</p>
        )}
      </header>
      {refusal !== null && !choice.isSkipped && (
        <p className={styles.warning}>
          {isAsked && t("Left out:")} {refusalText(refusal)}
        </p>
      )}
      {proposed !== null && refusal === null && !choice.isSkipped && (
        <ProposalHints
          proposed={proposed}
          choice={choice}
          likelyDuplicate={likelyDuplicate}
          onChoose={onChoose}
        />
      )}
      <SchemeProof proofs={question === null ? proofs : proofs.filter(({ agrees }) => !agrees)} />
      {!choice.isSkipped && (
        <SchemeDoubts doubts={doubts} choice={choice} lines={rows.length} onChoose={onChoose} />
      )}
      {failures
        .filter(
          ({ check, location }) =>
            !(check === "value" && isValueOff) &&
            (!isAskedCheck(check) || hasAnswer) &&
            !(check === "amount" && doubts.some(({ row }) => row?.locations[0] === location)) &&
            (refusal?.reason !== "failed-check" || refusal.location !== location),
        )
        .slice(0, 3)
        .map((failure, index) => (
          <p key={index} className={look.note}>
            {checkText(failure)} {locationText(failure.location)}
          </p>
        ))}
      {question === "doubt" && answers}
      {isNamedOtherwise && (
        <p className={look.note}>
          {t("In the file: {name}", { name: scheme.name })}{" "}
          {otherHouse !== null && t("The file says {house}, the list {other}.", otherHouse)}{" "}
          <TextButton onClick={() => onChooseScheme({ scheme: null, isUnlisted: false })}>
            {t("Change scheme")}
          </TextButton>
        </p>
      )}
      {isAsked && (
        <SchemeQuestion
          scheme={scheme}
          choice={choice}
          onChoose={(answer) =>
            answer.folio === undefined ? onChooseScheme(answer) : onChoose(answer)
          }
        />
      )}
      {question !== "doubt" && answers}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t("Lines")}</summary>
        {isOpen && (
          <>
            <RowTable
              rows={[...rows, ...addedRows]}
              proposed={proposed?.proposal.rows ?? []}
              isLeftOut={proposed === null || refusal !== null}
            />
            <SourceLines title={t("Holding")} locations={isHolding ? [scheme.location] : []} />
            <SourceLines title={t("Events")} locations={events} />
            <LeftOutLines leftOut={leftOut} />
          </>
        )}
      </details>
    </article>
  );
}

const factsOf = (
  { scheme: { closing }, choice }: ProposedScheme,
  rows: readonly StatementRow[],
  proofs: readonly Proof[],
) => [
  ...(choice.folio === null ? [] : [t("Folio {folio}", { folio: choice.folio })]),
  ...(closing === null ? [] : [t("{units} units", { units: formatUnits(Number(closing.units)) })]),
  // If all lines are there, their sum is what is recorded.
  ...[
    proofs.find(({ figure }) => figure === "cost")?.found ?? closing?.cost ?? choice.cost,
  ].flatMap((cost) =>
    cost === null ? [] : [t("Cost {amount}", { amount: formatRupees(Number(cost)) })],
  ),
  ...(rows.length === 0
    ? []
    : [counted(rows.length, { one: "{count} entry", other: "{count} entries" })]),
];

function differentHouse(house: string | null, other: string | null) {
  const firstWord = (name: string) => name.trim().toLowerCase().split(/\s/, 1)[0];
  return house === null || other === null || firstWord(house) === firstWord(other)
    ? null
    : { house, other };
}

function summaryOf(proposed: ProposedScheme["proposed"]): string {
  if (proposed === null || proposed.proposal.refusal !== null) return t("Left out");
  const { rows, fundId } = proposed.proposal;
  const count = (...kinds: string[]) =>
    rows.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  const fresh = count("new", "replaces") + (sendsTotals(proposed.proposal) ? 1 : 0);
  if (fresh === 0) return t("Nothing new");
  return fundId === null
    ? counted(fresh, { one: "New fund, {count} entry", other: "New fund, {count} entries" })
    : counted(fresh, { one: "{count} new entry", other: "{count} new entries" });
}
