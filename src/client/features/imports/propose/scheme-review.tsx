import { useState } from "react";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { Correction } from "../../../../shared/transactions/corrections.ts";
import { correctionText } from "../../../language/correction-text.ts";
import { counted } from "../../../language/counted.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import { TextButton } from "../../../components/text-button.tsx";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import styles from "./check-step.module.css";
import { LeftOutLines } from "./left-out-lines.tsx";
import { SourceLines } from "./source-lines.tsx";
import { checkText, locationText, refusalText } from "./import-messages.ts";
import { ProposalHints } from "./proposal-hints.tsx";
import {
  differentHouse,
  isNamedOtherwise,
  reviewedScheme,
  type ReviewedScheme,
} from "./reviewed-scheme.ts";
import { RowTable } from "./row-table.tsx";
import { SchemeDoubts } from "./scheme-doubts.tsx";
import { SchemeHeading } from "./scheme-heading.tsx";
import { SchemeProof } from "./scheme-proof.tsx";
import { SchemeQuestion } from "./scheme-question.tsx";

type Choose = (choice: Partial<Choice>) => void;

type SchemeReviewProps = {
  proposed: ProposedScheme;
  /** The id of its question, if one is open. */
  question: string;
  heading: "h3" | "h4";
  onChoose: Choose;
  onChooseScheme: Choose;
};

export function SchemeReview(props: SchemeReviewProps) {
  const { proposed: each, heading, onChoose, onChooseScheme } = props;
  const { scheme, choice } = each;
  const reviewed = reviewedScheme(each);
  const { question, refusal, failures } = reviewed;
  const answers = refusal === null && (
    <Answers proposed={each} asksDoubt={question === "doubt"} onChoose={onChoose} />
  );
  return (
    <article
      tabIndex={-1}
      data-question={question === null ? undefined : props.question}
      className={styles.scheme}
    >
      <SchemeHeading proposed={each} reviewed={reviewed} heading={heading} />
      <Findings proposed={each} reviewed={reviewed} onChoose={onChoose} />
      {failures.slice(0, 3).map((failure, index) => (
        <p key={index} className={look.note}>
          {checkText(failure)} {locationText(failure.location)}
        </p>
      ))}
      {question === "doubt" && answers}
      {isNamedOtherwise(each) && <NameInFile proposed={each} onChooseScheme={onChooseScheme} />}
      {question === "scheme" && (
        <SchemeQuestion
          scheme={scheme}
          choice={choice}
          onChoose={(answer) =>
            answer.folio === undefined ? onChooseScheme(answer) : onChoose(answer)
          }
        />
      )}
      {question !== "doubt" && answers}
      <Lines proposed={each} reviewed={reviewed} />
    </article>
  );
}

type AnswersProps = { proposed: ProposedScheme; asksDoubt: boolean; onChoose: Choose };

/** Of a doubt, the safe answer is the solid one: the corrected figures, or to leave it out. */
function Answers({ proposed: { scheme, choice, doubts }, asksDoubt, onChoose }: AnswersProps) {
  const corrections = doubts.flatMap(({ correction }) => correction ?? []);
  const correct = asksDoubt ? correctText(corrections) : null;
  return (
    <div className={`${layout.wrap} ${styles.answers}`}>
      {correct !== null && (
        <Button
          onClick={() => onChoose({ correctsRows: true })}
          aria-label={t("{answer}: {scheme}", { answer: correct, scheme: scheme.name })}
        >
          {correct}
        </Button>
      )}
      <Button
        variant={asksDoubt && correct === null ? "primary" : "quiet"}
        onClick={() => onChoose({ isSkipped: !choice.isSkipped })}
        aria-label={
          choice.isSkipped
            ? t("Include {scheme}", { scheme: scheme.name })
            : t("Leave out {scheme}", { scheme: scheme.name })
        }
      >
        {choice.isSkipped ? t("Include") : t("Leave out")}
      </Button>
      {asksDoubt && (
        <Button
          variant="quiet"
          onClick={() => onChoose({ isConfirmed: true })}
          aria-label={t("Import anyway: {scheme}", { scheme: scheme.name })}
        >
          {t("Import anyway")}
        </Button>
      )}
    </div>
  );
}

function correctText(corrections: readonly Correction[]): string | null {
  const [first] = corrections;
  if (first === undefined) return null;
  return corrections.length === 1
    ? correctionText(first)
    : counted(corrections.length, {
        one: "Use {count} corrected line",
        other: "Use {count} corrected lines",
      });
}

type ReviewedProps = { proposed: ProposedScheme; reviewed: ReviewedScheme };

/** What does not hold, or was worked out otherwise than the file says. */
function Findings({ proposed: each, reviewed, onChoose }: ReviewedProps & { onChoose: Choose }) {
  const { choice, proposed, likelyDuplicate, doubts } = each;
  const { question, refusal, read, proofs } = reviewed;
  return (
    <>
      {refusal !== null && !choice.isSkipped && (
        <p className={styles.warning}>
          {question === "scheme" && t("Left out:")} {refusalText(refusal)}
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
        <SchemeDoubts
          doubts={doubts}
          choice={choice}
          lines={read.rows.length}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

type NameInFileProps = { proposed: ProposedScheme; onChooseScheme: Choose };

function NameInFile({ proposed: { scheme, choice }, onChooseScheme }: NameInFileProps) {
  const otherHouse = differentHouse(scheme.house, choice.scheme?.fundHouse ?? null);
  return (
    <p className={look.note}>
      {t("In the file: {name}", { name: scheme.name })}{" "}
      {otherHouse !== null && t("The file says {house}, the list {other}.", otherHouse)}{" "}
      <TextButton onClick={() => onChooseScheme({ scheme: null, isUnlisted: false })}>
        {t("Change scheme")}
      </TextButton>
    </p>
  );
}

function Lines({ proposed: { scheme, proposed }, reviewed }: ReviewedProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { refusal, read, addedRows } = reviewed;
  const rows = [...read.rows, ...addedRows];
  const isHolding = rows.length === 0 && read.closing !== null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t("Lines")}</summary>
      {isOpen && (
        <>
          <RowTable
            rows={rows}
            proposed={proposed?.proposal.rows ?? []}
            isLeftOut={proposed === null || refusal !== null}
          />
          <SourceLines title={t("Holding")} locations={isHolding ? [scheme.location] : []} />
          <SourceLines title={t("Events")} locations={read.events} />
          <LeftOutLines leftOut={read.leftOut} />
        </>
      )}
    </details>
  );
}
