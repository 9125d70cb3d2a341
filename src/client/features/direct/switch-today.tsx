import { Link } from "@tanstack/react-router";
import type { BreakEven, SwitchCost, SwitchToDirect } from "../../../shared/direct/schema.ts";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatNumber, formatRupees, formatUnits } from "../../../shared/number-format.ts";
import { FigureList } from "../../components/figure-list.tsx";
import { NotAvailable } from "../../components/ui/gain.tsx";
import { counted } from "../../language/counted.ts";
import { dateText } from "../../language/dates.ts";
import { nextUnitsText } from "../../language/next-units-text.ts";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./insight.module.css";

type SwitchTodayProps = { fund: Fund; switching: SwitchToDirect };

/** The costs of switching all free units today, when the switch pays off, and what waiting changes. */
export function SwitchToday({ fund, switching }: SwitchTodayProps) {
  const { switchCost, breakEven, amount, isElss, lockedUntil } = switching;
  const { holderId } = fund;
  const search = { fund: fund.id, ...(holderId !== null && { holder: holderId }) };
  return (
    <section className={layout.stack2} aria-label={t("If you switched today")}>
      <h4 className={look.strong}>{t("If you switched today")}</h4>
      {switchCost !== null && (
        <>
          <Costs cost={switchCost} amount={amount} />
          {switchCost.exitLoad === null && (
            <p className={look.note}>
              {t("When a switch pays off depends on the exit load.")}{" "}
              <Link to="/tax/sell" search={search}>
                {t("Enter the exit load")}
              </Link>
            </p>
          )}
          {switchCost.tax === null && (
            <p className={look.note}>
              {t("The tax depends on your slab.")}{" "}
              <Link to="/tax" search={search}>
                {t("Choose your slab")}
              </Link>
            </p>
          )}
          {switchCost.total !== null && <WorthIt breakEven={breakEven} />}
        </>
      )}
      <Waiting switching={switching} />
      {lockedUntil !== null && (
        <p className={look.note}>
          {t("The last units are locked until {day}.", { day: dateText(lockedUntil) })}
        </p>
      )}
      <p className={look.note}>
        {isElss
          ? t("The new units start a new holding period, exit load and three-year lock.")
          : t("The new units start a new holding period and exit load.")}
      </p>
    </section>
  );
}

const Costs = ({ cost, amount }: { cost: SwitchCost; amount: number }) => (
  <FigureList
    className={styles.figures}
    figures={[
      { name: t("Switched"), value: formatRupees(amount) },
      { name: t("Exit load"), value: <Cost of={cost.exitLoad} /> },
      { name: t("Tax"), value: <Cost of={cost.tax} /> },
      { name: t("STT and stamp duty"), value: formatRupees(cost.stt + cost.stampDuty) },
      { name: t("Costs in all"), value: <Cost of={cost.total} /> },
    ]}
  />
);

const Cost = ({ of }: { of: number | null }) =>
  of === null ? <NotAvailable /> : <>{formatRupees(of)}</>;

const WorthIt = ({ breakEven }: { breakEven: readonly BreakEven[] }) => (
  <FigureList
    className={styles.figures}
    figures={breakEven.map(({ growth, months }) => ({
      name: t("Worth it at {percent}% growth a year", { percent: formatNumber(growth) }),
      value: months === null ? t("not within 20 years") : monthsText(months),
    }))}
  />
);

const monthsText = (months: number): string =>
  months === 0
    ? t("at once")
    : counted(months, { one: "after {count} month", other: "after {count} months" });

/** Which lots are free to go today, and the next days that change it. */
function Waiting({ switching: { sellable } }: Pick<SwitchTodayProps, "switching">) {
  const { free, next, exitLoad } = sellable;
  const values = { units: formatUnits(free.units), amount: formatRupees(free.value) };
  return (
    <ul className={look.note}>
      <li>
        {exitLoad === null
          ? t("Long-term today: {units} units, {amount}", values)
          : t("Long-term and free of load today: {units} units, {amount}", values)}
      </li>
      {next.slice(0, 2).map((change) => (
        <li key={`${change.on} ${change.becomes}`}>{nextUnitsText(change)}</li>
      ))}
    </ul>
  );
}
