import { Link } from "@tanstack/react-router";
import { formatNumber, formatShortRupees, formatUnits } from "../../../../shared/number-format.ts";
import type { Harvest } from "../../../../shared/tax/selling/selling-types.ts";
import { buttonClass } from "../../../components/ui/button.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { namesIn } from "./harvest-names.ts";
import styles from "./selling.module.css";

type SellButtonsProps = { harvest: Harvest; gains: Harvest["gains"]; holder: string | undefined };

/** Each opens the what-if of a sale whose gain fits in the exemption. */
export function SellButtons({ harvest, gains, holder }: SellButtonsProps) {
  const nameOf = namesIn(harvest);
  return (
    <ul className={layout.stack3} aria-label={t("Gains that fit")}>
      {gains.map(({ units, arrives, exitLoad, ...fund }) => (
        <li key={fund.fundId} className={layout.stack1}>
          <span>{nameOf(fund)}</span>
          <Link
            to="/tax/sell"
            search={{
              ...(holder !== undefined && { holder }),
              fund: fund.fundId,
              units: formatNumber(units, { max: 6 }).replaceAll(",", ""),
            }}
            resetScroll={false}
            className={`${buttonClass("quiet")} ${styles.sell}`}
          >
            {t("Sell {units} units: {amount} in your bank, tax 0", {
              units: formatUnits(units),
              amount: formatShortRupees(arrives),
            })}
          </Link>
          {exitLoad > 0 && (
            <span className={look.note}>
              {t("exit load {load}", { load: formatShortRupees(exitLoad) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export const largestFirst = ({ gains }: Harvest): Harvest["gains"] =>
  gains.toSorted((one, other) => other.longTermGain - one.longTermGain);

export const gainsInAll = ({ gains }: Harvest): number =>
  gains.reduce((sum, { longTermGain }) => sum + longTermGain, 0);
