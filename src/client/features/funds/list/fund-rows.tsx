import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { IsoDate } from "../../../../shared/dates.ts";
import type { FundList, ValuedFund } from "../../../../shared/funds/schema.ts";
import { isHeld } from "../../../../shared/funds/totals.ts";
import { definedReturns } from "../../../../shared/funds/valuation.ts";
import {
  formatGain,
  formatReturns,
  formatRupees,
  formatUnits,
} from "../../../../shared/number-format.ts";
import { isCurrent } from "../../../../shared/schemes/scheme.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { Dot } from "../../../components/ui/beside.tsx";
import { Gain } from "../../../components/ui/gain.tsx";
import { VisuallyHidden } from "../../../components/ui/visually-hidden.tsx";
import { categoryName } from "../../../language/category-names.ts";
import { t } from "../../../language/text.ts";
import { ChangeOfDay } from "../change-of-day.tsx";
import { FundDetails } from "./fund-details.tsx";
import { holderNameOf, type HolderNames } from "./fund-holder.ts";
import look from "../../../styles/look.module.css";
import layout from "../../../styles/layout.module.css";
import styles from "./fund-rows.module.css";
import { HolderTag } from "./holder-tag.tsx";
import { NavCell } from "./nav-cell.tsx";
import { redeemedHeading, rowKey, type ListRow } from "./sort-and-filter.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

type Actions = { renderActions: ((fund: ValuedFund) => ReactNode) | undefined };
type FundRowsProps = Actions & {
  rows: readonly ListRow[];
  navAsOf: IsoDate | null;
  facts: FundList["facts"];
  holderNames: HolderNames | undefined;
};
type FundRowProps = {
  fund: ValuedFund;
  navAsOf: IsoDate | null;
  dayChange: number | null;
  holder: string | undefined;
};

export function FundRows({ rows, navAsOf, facts, holderNames, renderActions }: FundRowsProps) {
  const {
    listRef,
    rows: drawn,
    before,
    after,
    measure,
  } = useVirtualRows<HTMLUListElement>(rows.map(rowKey), renderActions === undefined ? 72 : 121);
  return (
    <ul ref={listRef} style={{ paddingBlock: `${before}px ${after}px` }} aria-label={t("Funds")}>
      {drawn.map(({ index, key }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <li
              key={key}
              ref={measure}
              data-index={index}
              className={styles.place}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
            >
              {row === redeemedHeading ? (
                <h2 className={styles.redeemed}>{t("Redeemed")}</h2>
              ) : (
                <>
                  <FundRow
                    fund={row}
                    navAsOf={navAsOf}
                    dayChange={facts?.[row.id]?.dayChange ?? null}
                    holder={holderNameOf(row, holderNames)}
                  />
                  {renderActions !== undefined && (
                    <div className={styles.actions}>{renderActions(row)}</div>
                  )}
                </>
              )}
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Memoized: the list renders on every scroll step. Own funds link to their page; shared ones expand in place. */
const FundRow = memo((props: FundRowProps) => {
  const { fund, navAsOf } = props;
  return "hasTransactions" in fund ? (
    <Link
      to="/funds/$fundId"
      params={{ fundId: fund.id }}
      className={`${layout.row3} ${styles.row}`}
    >
      <RowContent {...props} />
    </Link>
  ) : (
    <details>
      <summary className={`${layout.row3} ${styles.row}`}>
        <RowContent {...props} />
        <ChevronDown className={styles.arrow} size={16} aria-hidden />
      </summary>
      <p className={`${look.note} ${look.breaks}`}>
        <FundDetails fund={fund} />
      </p>
      <dl className={`${layout.wrap} ${styles.facts}`}>
        <div>
          <dt>{t("Invested")}</dt>
          <dd>{formatRupees(fund.investedAmount)}</dd>
        </div>
        <div>
          <dt>{t("Units")}</dt>
          <dd>{formatUnits(fund.units)}</dd>
        </div>
        <div>
          <dt>{t("NAV")}</dt>
          <dd>
            <NavCell fund={fund} navAsOf={navAsOf} />
          </dd>
        </div>
      </dl>
    </details>
  );
});

function RowContent({ fund, navAsOf, dayChange, holder }: FundRowProps) {
  const [name = "", ...variant] = schemeTitle(fund.schemeName).split(" - ");
  const isOld = isHeld(fund) && fund.navDate !== null && !isCurrent(fund.navDate, navAsOf);
  return (
    <>
      <span className={styles.words}>
        <span className={`${look.twoLines} ${styles.scheme}`}>
          <span className={styles.name}>{name}</span>
          {variant.length > 0 && ` - ${variant.join(" - ")}`}
        </span>
        <span className={`${look.note} ${look.clipped} ${styles.folio}`}>
          {isOld && <span className={`${look.badge} ${styles.old}`}>{t("Old NAV")}</span>}
          <HolderTag name={holder} />
          {t("Folio {folio}", { folio: fund.folioNumber })}
          <Dot />
          <span className={look.whole}>{categoryName(fund.category)}</span>
        </span>
      </span>
      <span className={`${layout.column} ${styles.figures}`}>
        {isHeld(fund) ? <Value fund={fund} dayChange={dayChange} /> : <Realised fund={fund} />}
      </span>
    </>
  );
}

function Value({ fund, dayChange }: Pick<FundRowProps, "fund" | "dayChange">) {
  if (fund.currentAmount === null) return <span className={look.note}>{t("No NAV yet")}</span>;
  return (
    <>
      <span className={look.strong}>
        <VisuallyHidden>{t("Current")} </VisuallyHidden>
        {formatRupees(fund.currentAmount)}
      </span>
      <span className={`${layout.wrap} ${styles.gain}`}>
        <VisuallyHidden>{t("PnL and returns")} </VisuallyHidden>
        <Gain value={fund.pnl} format={formatGain} />{" "}
        <Gain value={definedReturns(fund)} format={formatReturns} />
      </span>
      <ChangeOfDay rupees={dayChange} className={`${layout.wrap} ${styles.gain}`} />
    </>
  );
}

/** Only for own funds: shared ones do not include the realised gain. */
const Realised = ({ fund }: { fund: ValuedFund }) =>
  "realised" in fund &&
  typeof fund.realised === "number" && (
    <>
      <span className={`${layout.wrap} ${styles.gain}`}>{t("Realised gain")}</span>
      <span className={look.strong}>
        <Gain value={fund.realised} format={formatGain} />
      </span>
    </>
  );
