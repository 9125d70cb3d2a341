import type { ReactNode } from "react";
import type { Choice, ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type { StatementScheme } from "../../../../shared/imports/statement.ts";
import { Button } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import { alikeSchemes } from "./alike-schemes.ts";
import styles from "./check-step.module.css";

export type Review = (each: ProposedScheme, heading: "h3" | "h4") => ReactNode;
export type ChooseFor = (schemes: readonly StatementScheme[], choice: Partial<Choice>) => void;

type QuestionsProps = {
  asked: readonly ProposedScheme[];
  review: Review;
  onChoose: ChooseFor;
};

export const statementSchemesOf = (proposed: readonly ProposedScheme[]): StatementScheme[] =>
  proposed.map(({ scheme }) => scheme);

export function WhichSchemes({
  asked,
  all,
  review,
  onChoose,
}: QuestionsProps & { all: readonly StatementScheme[] }) {
  const unlisted = asked.filter(({ choice }) => choice.scheme === null && !choice.isUnlisted);
  const withoutFolio = all.filter(({ folio }) => folio === null);
  const answers = (
    <>
      {asked.some(({ choice }) => choice.folio === null) && (
        <Button variant="quiet" onClick={() => onChoose(withoutFolio, { folio: t("Demat") })}>
          {t("Demat for all")}
        </Button>
      )}
      {unlisted.length > 1 && (
        <Button
          variant="quiet"
          onClick={() => onChoose(alikeSchemes(all, unlisted), { isUnlisted: true })}
        >
          {t("Not in the list: record all {count} under their names", { count: unlisted.length })}
        </Button>
      )}
    </>
  );
  return (
    <Questions
      title={t("Which schemes are these?")}
      asked={asked}
      answers={answers}
      review={review}
      onChoose={onChoose}
    />
  );
}

export const Doubts = ({ asked, review, onChoose }: QuestionsProps) => (
  <Questions
    title={t("Is this right?")}
    asked={asked}
    answers={
      asked.length > 1 && (
        <Button
          variant="quiet"
          onClick={() => onChoose(statementSchemesOf(asked), { isConfirmed: true })}
        >
          {t("Import all {count} anyway", { count: asked.length })}
        </Button>
      )
    }
    review={review}
    onChoose={onChoose}
  />
);

/** Questions of one kind, with buttons that answer all of them. */
function Questions({
  title,
  asked,
  answers,
  review,
  onChoose,
}: QuestionsProps & { title: string; answers: ReactNode }) {
  if (asked.length === 0) return null;
  return (
    <div className={layout.stack3}>
      <h3 className={styles.houseName}>{title}</h3>
      <div className={`${layout.wrap} ${styles.answers}`}>
        {answers}
        {asked.length > 1 && (
          <Button
            variant="quiet"
            onClick={() => onChoose(statementSchemesOf(asked), { isSkipped: true })}
          >
            {t("Leave out all {count}", { count: asked.length })}
          </Button>
        )}
      </div>
      {asked.map((each) => review(each, "h4"))}
    </div>
  );
}
