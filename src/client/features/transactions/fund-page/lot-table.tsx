import { useState } from "react";
import {
  formatGain,
  formatNav,
  formatRupees,
  formatUnits,
} from "../../../../shared/number-format.ts";
import type { Lot } from "../../../../shared/transactions/schema.ts";
import { taxRules } from "../../../../shared/tax/rules/tax-rules.ts";
import { FigureTable } from "../../../components/figure-table.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Gain, NotAvailable } from "../../../components/ui/gain.tsx";
import { dateText } from "../../../language/dates.ts";
import {
  classText,
  loadFreeText,
  longTermText,
  unlockedText,
} from "../../../language/lot-words.ts";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import styles from "./lot-table.module.css";

/** Rows that are shown at first: the last two years of a SIP, or nearly. */
const firstRows = 20;

/** The lots that are held, with what the tax law, a lock and an exit load say of each. */
export function LotTable({ lots }: { lots: readonly Lot[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (lots.length === 0) return <p>{t("No units are held.")}</p>;
  const newestFirst = lots.toReversed();
  const shown = showsAll ? newestFirst : newestFirst.slice(0, firstRows);
  const hasLoad = lots.some(({ loadFreeFrom }) => loadFreeFrom !== null);
  const hasLock = lots.some(({ lockedUntil }) => lockedUntil !== null);
  return (
    <>
      <FigureTable
        label={t("Lots")}
        rows={shown}
        columns={[
          { name: "Bought on", render: ({ date }) => dateText(date) },
          { name: "Units held", render: ({ remaining }) => formatUnits(remaining) },
          { name: "Cost", render: ({ cost }) => formatRupees(cost) },
          { name: "Cost per unit", render: ({ unitCost }) => formatNav(unitCost) },
          {
            name: "Value",
            render: ({ value }) => (value === null ? <NotAvailable /> : formatRupees(value)),
          },
          {
            name: "Gain|of a lot",
            render: ({ gain }) => <Gain value={gain} format={formatGain} />,
          },
          { name: "Taxed as", render: classText },
          { name: "Long-term from", render: longTermText },
          ...(hasLoad ? [{ name: "Load-free from", render: loadFreeText } as const] : []),
          ...(hasLock ? [{ name: "Locked until", render: unlockedText } as const] : []),
        ]}
      />
      <p className={`${look.note} ${styles.note}`}>
        {t("Worked out from your transactions by the law as of {date}. This is not advice.", {
          date: dateText(taxRules.asOf),
        })}{" "}
        {!hasLoad &&
          `${t("Exit loads are the ones you enter. Without one, no load is deducted.")} `}
        {t(
          "Not in it: surcharge, the rebate of section 87A, the basic exemption, the exemption for a minor child's income, other income, sales outside these funds.",
        )}
      </p>
      {shown.length < lots.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t("Show all {count} lots", { count: lots.length })}
        </Button>
      )}
    </>
  );
}
