import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { HeldDay, HeldYear } from "../../../../shared/tax/selling/selling-types.ts";
import { FigureTable } from "../../../components/figure-table.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Beside } from "../../../components/ui/beside.tsx";
import { counted } from "../../../language/counted.ts";
import { dateText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { loadFreeText, longTermText, unlockedText } from "../../../language/lot-words.ts";
import look from "../../../styles/look.module.css";
import { MissingLots } from "../missing-lots.tsx";
import { useHeldLots } from "../queries.ts";
import { lotColumns } from "./lot-columns.ts";

/** A fund's lots by the year of their purchase; a year's are loaded when it is opened. */
export function LotYears({ fundId }: { fundId: string }) {
  const query = useHeldLots(fundId);
  if (query.data === undefined) return <MissingLots query={query} />;
  return query.data.years.map((year) => (
    <Year key={year.financialYear} fundId={fundId} year={year} />
  ));
}

function Year({ fundId, year }: { fundId: string; year: HeldYear }) {
  const [isOpen, setIsOpen] = useState(false);
  const lots = counted(year.lots, { one: "{count} lot", other: "{count} lots" });
  const units = t("{units} units", { units: formatUnits(year.units) });
  return (
    <Disclosure
      label={[year.financialYear, lots, units, formatRupees(year.value)].join(", ")}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      {isOpen && <YearLots fundId={fundId} financialYear={year.financialYear} />}
    </Disclosure>
  );
}

function YearLots({ fundId, financialYear }: { fundId: string; financialYear: string }) {
  const query = useHeldLots(fundId, financialYear);
  if (query.data === undefined) return <MissingLots query={query} />;
  const { days } = query.data;
  const { columns, notes } = lotColumns(days, [
    { name: "Long-term from", text: longTermText },
    { name: "Load-free from", text: loadFreeText },
    { name: "Locked until", text: unlockedText },
  ]);
  const isMarked = days.some(({ certain }) => certain) && days.some(({ certain }) => !certain);
  return (
    <>
      <FigureTable
        label={t("Lots held: {year}", { year: financialYear })}
        rows={days}
        columns={[
          { name: "Bought on", render: (day) => <BoughtOn day={day} isMarked={isMarked} /> },
          { name: "Units", render: ({ units }) => formatUnits(units) },
          { name: "Value", render: ({ value }) => formatRupees(value) },
          ...columns.map(({ name, text }) => ({ name, render: text })),
        ]}
      />
      {notes.length > 0 && (
        <p className={look.note}>
          <Beside parts={notes.map(({ name, value }) => `${t(name)}: ${value}`)} />
        </p>
      )}
    </>
  );
}

const BoughtOn = ({ day, isMarked }: { day: HeldDay; isMarked: boolean }) => (
  <Link
    to="/funds/$fundId"
    params={{ fundId: day.fundId }}
    search={{ transaction: day.transactionId }}
  >
    {dateText(day.acquiredOn)}
    {isMarked && !day.certain ? "*" : ""}
  </Link>
);
