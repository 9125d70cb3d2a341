import type { Agreement } from "../../../../shared/transactions/agreement.ts";
import type { RecordedChange } from "../../../../shared/transactions/first-lasting-change.ts";
import { formatUnits } from "../../../../shared/number-format.ts";
import { roundTo } from "../../../../shared/rounding.ts";
import { counted } from "../../../language/counted.ts";
import { dateText, localDate } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { typeName } from "../../../language/type-names.ts";

export function agreementText({ balance: { date, isDated, leftOut } }: Agreement): string {
  const day = { date: dateText(date) };
  if (leftOut > 0) {
    return counted(
      leftOut,
      isDated
        ? {
            one: "The units agree with the statement of {date}. Its import left out {count} line with an amount.",
            other:
              "The units agree with the statement of {date}. Its import left out {count} lines with an amount.",
          }
        : {
            one: "The units agree with the file imported on {date}. Its import left out {count} line with an amount.",
            other:
              "The units agree with the file imported on {date}. Its import left out {count} lines with an amount.",
          },
      day,
    );
  }
  return isDated
    ? t("Agrees with the statement of {date}", day)
    : t("Agrees with the file imported on {date}", day);
}

export function differenceText({
  state,
  balance: { date, isDated, units },
  recorded,
}: Agreement): string {
  if (state === "later-start") {
    const values = { date: dateText(date), units: formatUnits(units) };
    return isDated
      ? t(
          "Your entries begin after the statement of {date}, so its {units} units cannot be compared.",
          values,
        )
      : t(
          "Your entries begin after the file imported on {date}, so its {units} units cannot be compared.",
          values,
        );
  }
  const values = {
    date: dateText(date),
    recorded: formatUnits(recorded),
    printed: formatUnits(units),
    difference: formatUnits(roundTo(Math.abs(recorded - units), 6)),
  };
  if (!isDated) {
    return recorded < units
      ? t(
          "As of {date} you have {recorded} units here, but the file imported then says {printed}: {difference} too few.",
          values,
        )
      : t(
          "As of {date} you have {recorded} units here, but the file imported then says {printed}: {difference} too many.",
          values,
        );
  }
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

/** Since when a fund differs, as far as it is known. */
export function sinceText({
  state,
  change,
  differedThen,
  lastAgreed,
  balance,
}: Agreement): string | null {
  if (state !== "differs") return null;
  if (change !== null) return changeText(change);
  const then = balance.isDated
    ? t("They already differed when the statement was imported.")
    : t("They already differed when the file was imported.");
  return (
    [
      ...(differedThen ? [then] : []),
      ...(lastAgreed === null ? [] : [agreedText(lastAgreed)]),
    ].join(" ") || null
  );
}

const agreedText = ({ date, isDated }: NonNullable<Agreement["lastAgreed"]>): string =>
  isDated
    ? t("They last agreed with the statement of {date}.", { date: dateText(date) })
    : t("They last agreed with the file imported on {date}.", { date: dateText(date) });

function changeText(change: RecordedChange): string {
  const day = localDate(change.at);
  if (change.kind === "imported") {
    return change.isCertain
      ? t("They have differed since an import on {day}.", { day })
      : t("They may have differed since an import on {day}. Not every change is kept.", { day });
  }
  const entry = { day, type: typeName(change.type), date: dateText(change.date) };
  if (change.kind === "changed") {
    return t(
      "They may have differed since {day}, when an entry was changed: {type}, {date}. Not every change is kept.",
      entry,
    );
  }
  if (!change.isCertain) {
    return t("They may have differed since {day}. Not every change is kept.", { day });
  }
  return change.kind === "added"
    ? t("They have differed since {day}, when an entry was added: {type}, {date}.", entry)
    : t("They have differed since {day}, when an entry was deleted: {type}, {date}.", entry);
}
