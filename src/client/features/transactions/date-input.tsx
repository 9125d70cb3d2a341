import { useState, type ComponentProps } from "react";
import { type IsoDate, latestDate } from "../../../shared/dates.ts";
import { earliestDate } from "../../../shared/transactions/earliest-date.ts";

type DateInputProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: IsoDate;
  onDate: (date: IsoDate) => void;
};

export function DateInput({ value, onDate, ...control }: DateInputProps) {
  const [latest] = useState(() => latestDate(new Date()));
  return (
    <input
      {...control}
      name="date"
      type="date"
      required
      min={earliestDate}
      max={latest}
      value={value}
      onChange={({ target }) => onDate(target.value)}
    />
  );
}
