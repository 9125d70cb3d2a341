import { Link } from "@tanstack/react-router";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Agreement, StatementBalance } from "../../../../shared/transactions/agreement.ts";
import type { RecordedChange } from "../../../../shared/transactions/first-lasting-change.ts";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText, localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";
import styles from "./statement-agreement.module.css";

/** Whether a fund agrees with its last statement, and if not, since when; null where no statement of it is kept. */
export const StatementAgreement = ({ agreement }: { agreement: Agreement | null }) => (
  <section className={styles.agreement} aria-label={t("Agreement with statements")}>
    {agreement === null ? (
      <p>{t("No statement kept")}</p>
    ) : agreement.state === "agrees" ? (
      <p className={styles.line}>
        <CircleCheck className={styles.agrees} size={18} aria-hidden />
        <span>{agreementText(agreement)}</span>
      </p>
    ) : (
      <div className={styles.difference}>
        <p className={styles.line}>
          <TriangleAlert className={styles.icon} size={18} aria-hidden />
          <span>{differenceText(agreement)}</span>
        </p>
        {sinceText(agreement) !== null && <p>{sinceText(agreement)}</p>}
      </div>
    )}
    <div className={styles.more}>
      {agreement !== null && <AsPrinted balance={agreement.balance} />}
      <Link to="/funds/reconcile">{t("Do my books agree?")}</Link>
    </div>
  </section>
);

function agreementText({ balance: { date, isDated, leftOut } }: Agreement): string {
  const day = { date: dateText(date) };
  if (leftOut > 0) {
    return counted(
      leftOut,
      {
        one: "The units agree with the statement of {date}. Its import left out {count} line with an amount.",
        other:
          "The units agree with the statement of {date}. Its import left out {count} lines with an amount.",
      },
      day,
    );
  }
  return isDated
    ? t("Agrees with the statement of {date}", day)
    : t("Agrees with the file imported on {date}", day);
}

function differenceText({ state, balance: { date, units }, recorded }: Agreement): string {
  if (state === "later-start") {
    return t(
      "Your entries begin after the statement of {date}, so its {units} units cannot be compared.",
      { date: dateText(date), units: formatUnits(units) },
    );
  }
  const values = {
    date: dateText(date),
    recorded: formatUnits(recorded),
    printed: formatUnits(units),
    difference: formatUnits(roundTo(Math.abs(recorded - units), 6)),
  };
  return recorded < units
    ? t(
        "As of {date} you have {recorded} units here, but the statement says {printed}: {difference} too few.",
        values,
      )
    : t(
        "As of {date} you have {recorded} units here, but the statement says {printed}: {difference} too many.",
        values,
      );
}

function sinceText({ state, change, differedThen, lastAgreed }: Agreement): string | null {
  if (state !== "differs") return null;
  if (change !== null) return changeText(change);
  return (
    [
      ...(differedThen ? [t("They already differed when the statement was imported.")] : []),
      ...(lastAgreed === null
        ? []
        : [t("They last agreed with the statement of {date}.", { date: dateText(lastAgreed) })]),
    ].join(" ") || null
  );
}

function changeText(change: RecordedChange): string {
  const day = localDate(change.at);
  if (!change.isCertain) {
    return t("They have differed since {day} or later: several entries were changed.", { day });
  }
  if (change.kind === "imported") return t("They have differed since an import on {day}.", { day });
  const entry = { day, type: typeName(change.type), date: dateText(change.date) };
  switch (change.kind) {
    case "added":
      return t("They have differed since {day}, when an entry was added: {type}, {date}.", entry);
    case "changed":
      return t("They have differed since {day}, when an entry was changed: {type}, {date}.", entry);
    case "deleted":
      return t("They have differed since {day}, when an entry was deleted: {type}, {date}.", entry);
  }
}

function AsPrinted({ balance }: { balance: StatementBalance }) {
  const [isOpen, setIsOpen] = useState(false);
  const { scheme, folio, units, cost, value } = balance;
  return (
    <Disclosure label={t("As printed")} isOpen={isOpen} onToggle={setIsOpen}>
      <p className={styles.printed}>
        {[
          scheme,
          t("Folio {folio}", { folio }),
          t("{units} units", { units: formatUnits(units) }),
          ...(cost === null ? [] : [t("Cost {amount}", { amount: formatRupees(cost) })]),
          ...(value === null ? [] : [t("Value {amount}", { amount: formatRupees(value) })]),
        ].join(" · ")}
      </p>
    </Disclosure>
  );
}
