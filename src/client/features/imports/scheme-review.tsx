import { useState } from "react";
import type { Choice, PlannedScheme } from "../../../shared/imports/plan-statement.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { formatRupees, formatUnits } from "../../../shared/number-format.ts";
import { Button } from "../../components/ui/button.tsx";
import { counted } from "../../language/counted.ts";
import { t } from "../../language/text.ts";
import styles from "./check-step.module.css";
import { PlaceList } from "./place-list.tsx";
import { checkText, placeText, refusalText } from "./refusal-text.ts";
import { RowTable } from "./row-table.tsx";
import { SchemeQuestion } from "./scheme-question.tsx";

type SchemeReviewProps = { planned: PlannedScheme; onChoose: (choice: Partial<Choice>) => void };

/** One scheme of one folio: what is read of it, and what becomes of each line. */
export function SchemeReview({
  planned: { scheme, choice, planned },
  onChoose,
}: SchemeReviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const refusal = planned?.plan.refusal ?? null;
  const { closing, rows, events, leftOut, failures } = scheme;
  const isAsked = !choice.isSkipped && planned === null;
  return (
    <article className={styles.scheme}>
      <header className={styles.head}>
        <div className={styles.names}>
          <h4 className={styles.name}>{schemeTitle(choice.scheme?.name ?? scheme.name)}</h4>
          <p className={styles.facts}>
            {choice.folio !== null && t("Folio {folio}", { folio: choice.folio })}
            {closing !== null &&
              ` · ${t("{units} units", { units: formatUnits(Number(closing.units)) })}`}
            {closing?.cost != null &&
              ` · ${t("Cost {amount}", { amount: formatRupees(Number(closing.cost)) })}`}
            {rows.length > 0 &&
              ` · ${counted(rows.length, { one: "{count} transaction", other: "{count} transactions" })}`}
          </p>
        </div>
        <p className={styles.state}>
          {choice.isSkipped ? t("Left out") : isAsked ? t("Needs an answer") : summaryOf(planned)}
        </p>
      </header>
      {refusal !== null && !choice.isSkipped && (
        <p className={styles.warning} role="status">
          {t("Left out:")} {refusalText(refusal)}
        </p>
      )}
      {failures
        .filter(({ check }) => check === "amount" || check === "value" || check === "isin")
        .slice(0, 3)
        .map(({ check, place }, index) => (
          <p key={index} className={styles.hint}>
            {checkText(check)} {placeText(place)}
          </p>
        ))}
      {isAsked && <SchemeQuestion scheme={scheme} choice={choice} onChoose={onChoose} />}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t("Lines")}</summary>
        {isOpen && (
          <>
            <RowTable
              rows={rows}
              planned={planned?.plan.rows ?? []}
              isLeftOut={planned === null || refusal !== null}
            />
            <PlaceList title={t("Events")} places={events} />
            <PlaceList title={t("Left out")} places={leftOut.map(({ place }) => place)} />
          </>
        )}
      </details>
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
    </article>
  );
}

function summaryOf(planned: PlannedScheme["planned"]): string {
  if (planned === null || planned.plan.refusal !== null) return t("Left out");
  const { rows, totals, fundId } = planned.plan;
  const count = (...kinds: string[]) =>
    rows.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  const fresh = count("new", "replaces") + (totals !== null && fundId === null ? 1 : 0);
  if (fresh === 0) return t("Nothing new");
  return fundId === null
    ? counted(fresh, { one: "New fund, {count} entry", other: "New fund, {count} entries" })
    : counted(fresh, { one: "{count} new entry", other: "{count} new entries" });
}
