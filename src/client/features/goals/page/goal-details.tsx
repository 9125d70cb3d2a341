import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { Fund } from "../../../../shared/funds/schema.ts";
import type { GoalDate } from "../../../../shared/goals/goal-dates.ts";
import type { GoalSip, GoalView } from "../../../../shared/goals/schema.ts";
import { formatNumber, formatShortRupees } from "../../../../shared/number-format.ts";
import { InlineFailure } from "../../../components/inline-failure.tsx";
import { FigureList } from "../../../components/figure-list.tsx";
import { Disclosure } from "../../../components/ui/disclosure.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { usePrinting } from "../../../components/use-printing.ts";
import { counted } from "../../../language/counted.ts";
import { monthText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import { useSips } from "../../sips/queries.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { fundNames } from "../../funds/fund-names.ts";
import { goalDateText } from "./goal-date-text.ts";
import { outOfText } from "./out-of-text.ts";
import { withdrawalsText } from "./withdrawals-text.ts";
import styles from "./goals.module.css";

const GoalChart = lazy(async () => ({ default: (await import("./goal-chart.tsx")).GoalChart }));

type GoalDetailsProps = { goal: GoalView; funds: readonly Fund[] };

/** The picture and its one sentence first, and every figure behind a fold: open on paper. */
export function GoalDetails({ goal, funds }: GoalDetailsProps) {
  const isPrinting = usePrinting();
  return (
    <div className={layout.stack3}>
      <p className={`${look.strong} ${look.figures}`}>{outOfText(goal.projected.mid, goal.cost)}</p>
      {goal.missingSip !== null && <Chart goal={goal} funds={funds} />}
      <p className={look.note}>{assumptionsText(goal)}</p>
      {goal.withdrawalsPaid !== null && <p>{withdrawalsText(goal.withdrawalsPaid, goal)}</p>}
      <Disclosure label={t("All figures")} isOpen={isPrinting}>
        <FigureList className={styles.figures} figures={figuresOf(goal)} />
      </Disclosure>
      <Feeding goal={goal} funds={funds} />
      <DeletedFunds goal={goal} funds={funds} />
      <Dates dates={goal.dates} goal={goal} funds={funds} />
    </div>
  );
}

function assumptionsText({ sips, inflation, expected }: GoalView): string {
  const assumed = { inflation: formatNumber(inflation), expected: formatNumber(expected) };
  return sips.some(({ running }) => running > 0)
    ? t(
        "Before tax and load. {inflation}% inflation and {expected}% return are your assumptions; SIPs go on as they are.",
        assumed,
      )
    : t(
        "Before tax and load. {inflation}% inflation and {expected}% return are your assumptions.",
        assumed,
      );
}

function DeletedFunds({ goal, funds }: GoalDetailsProps) {
  const gone = goal.parts.filter(({ fundId }) => funds.every(({ id }) => id !== fundId));
  if (gone.length === 0) return null;
  return (
    <p className={look.note}>
      {counted(gone.length, {
        one: "{count} fund that fed it was deleted, and adds nothing. Restore it in your account if it is listed there, or edit the goal.",
        other:
          "{count} funds that fed it were deleted, and add nothing. Restore them in your account if they are listed there, or edit the goal.",
      })}
    </p>
  );
}

function Chart({ goal, funds }: GoalDetailsProps) {
  const query = useSips();
  const { data: sips, isLoadingError } = query;
  if (sips === undefined) {
    return isLoadingError ? (
      <InlineFailure text={t("The chart could not be loaded.")} query={query} />
    ) : (
      chartSkeleton
    );
  }
  return (
    <Suspense fallback={chartSkeleton}>
      <GoalChart goal={goal} sips={sips} funds={funds} />
    </Suspense>
  );
}

const chartSkeleton = <Skeleton width="100%" height="18rem" />;

function figuresOf({ value, target, cost, projected, stepUp, reachedOn, ...sips }: GoalView) {
  const { neededSip, missingSip } = sips;
  const today = t("in today's rupees");
  const then = t("in that day's rupees, before tax and load");
  const firstYear = stepUp === 0 ? undefined : t("in the first year");
  return [
    { name: t("Worth now"), value: formatShortRupees(value), note: today },
    { name: t("Aimed at"), value: formatShortRupees(target), note: today },
    { name: t("It will cost"), value: formatShortRupees(cost), note: t("in that day's rupees") },
    {
      name: t("It may be worth"),
      value: t("{low} to {high}", {
        low: formatShortRupees(projected.low),
        high: formatShortRupees(projected.high),
      }),
      note: then,
    },
    ...(neededSip === null || missingSip === null
      ? []
      : [
          {
            name: t("SIP needed in all"),
            value: t("{amount} a month", { amount: formatShortRupees(neededSip) }),
            note: firstYear,
          },
          {
            name: t("On top of today's SIPs"),
            value: t("{amount} a month", { amount: formatShortRupees(missingSip) }),
            note: firstYear,
          },
        ]),
    {
      name: t("Reached, on your assumptions"),
      value: reachedOn === null ? t("Not within a hundred years") : monthText(reachedOn),
    },
  ];
}

function Feeding({ goal, funds }: GoalDetailsProps) {
  const nameOf = fundNames(funds);
  const fed = goal.parts.flatMap(({ fundId, percent }) => {
    const name = nameOf(fundId);
    const sip = goal.sips.find((each) => each.fundId === fundId);
    return name === undefined ? [] : [{ fundId, name, percent, sip }];
  });
  if (fed.length === 0) {
    return <p className={look.note}>{t("No fund feeds it yet. Edit it to choose some.")}</p>;
  }
  return (
    <ul aria-label={t("Funds that feed it")} className={layout.stack1}>
      {fed.map(({ fundId, name, percent, sip }) => (
        <li key={fundId}>
          <Link to="/funds/$fundId" params={{ fundId }} className={look.reach}>
            {name}
          </Link>{" "}
          <span className={look.note}>
            {t("{percent}% of it", { percent: formatNumber(percent) })}
            {sip !== undefined && ` · ${sipText(sip)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function sipText({ running, amount, brings }: GoalSip): string {
  if (running === 0) return t("its SIP is paused");
  return t("{amount} a month, which brings {sum} by then", {
    amount: formatShortRupees(amount),
    sum: formatShortRupees(brings),
  });
}

function Dates({ dates, goal, funds }: GoalDetailsProps & { dates: readonly GoalDate[] }) {
  if (dates.length === 0) return null;
  const nameOf = fundNames(funds);
  return (
    <ul aria-label={t("Dates of its funds")} className={layout.stack1}>
      {dates.map((date) => (
        <li key={date.fundId + date.what} className={look.note}>
          {goalDateText(date, nameOf)}
          {date.on > goal.on && ` · ${t("after the goal's date")}`}
        </li>
      ))}
    </ul>
  );
}
