import { useState } from "react";
import type { DateReading } from "../../../../shared/imports/read/tables/date-order.ts";
import type { DateOrder } from "../../../../shared/imports/read/tables/numeric-dates.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import page from "../import-page.module.css";

type DateQuestionProps = {
  fileName: string;
  readings: readonly DateReading[];
  onOrder: (order: DateOrder) => void;
  onSkip: () => void;
};

export function DateQuestion({ fileName, readings, onOrder, onSkip }: DateQuestionProps) {
  const [chosen, setChosen] = useState("");
  const order = readings.find((each) => each.order === chosen)?.order;
  return (
    <section className={`${layout.stack4} ${page.card}`} aria-label={fileName}>
      <h2 className={look.lead}>
        {t("In which order does {file} write its dates?", { file: fileName })}
      </h2>
      <p className={look.soft}>{t("The dates of this file can be read in several ways.")}</p>
      <Field label={t("Order of the dates")} error={null}>
        {(control) => (
          <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{t("Choose")}</option>
            {readings.map((reading) => (
              <option key={reading.order} value={reading.order}>
                {readingText(reading)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={`${layout.wrap3} ${page.actions}`}>
        <Button
          aria-disabled={order === undefined}
          onClick={() => order !== undefined && onOrder(order)}
        >
          {t("Read the file")}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {t("Leave this file out")}
        </Button>
      </div>
    </section>
  );
}

function readingText({ order, printed, date }: DateReading): string {
  const values = { printed, date: dateText(date) };
  switch (order) {
    case "day-month-year":
      return t(
        /^\d{4}-/.test(printed)
          ? "Year, month, day: {printed} is {date}"
          : "Day, month, year: {printed} is {date}",
        values,
      );
    case "month-day-year":
      return t("Month, day, year: {printed} is {date}", values);
    case "year-month-day":
      return t("Year, month, day: {printed} is {date}", values);
    case "year-day-month":
      return t("A spreadsheet has exchanged day and month: {printed} is {date}", values);
    default:
      return order satisfies never;
  }
}
