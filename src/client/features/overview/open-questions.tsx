import { Link, type LinkProps } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";
import { Beside } from "../../components/ui/beside.tsx";
import { ChevronRight } from "lucide-react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { formatUnits } from "../../../shared/number-format.ts";
import type { HolderFilter } from "../../../shared/holders/holder.ts";
import { openQuestions, type QuestionOfFunds } from "../../../shared/portfolio/open-questions.ts";
import type { PortfolioPerformance } from "../../../shared/portfolio/schema.ts";
import { roundTo } from "../../../shared/rounding.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { trpc } from "../../api/trpc.ts";
import { formatNumber } from "../../../shared/number-format.ts";
import { t } from "../../language/text.ts";
import { isInRegularPlan } from "../direct/regular-plan.ts";
import { useGoalOnHome } from "../goals/goal-on-home.ts";
import layout from "../../styles/layout.module.css";
import look from "../../styles/look.module.css";
import styles from "./open-questions.module.css";

const WithCostliestPlan = lazy(async () => ({
  default: (await import("./costliest-plan.tsx")).WithCostliestPlan,
}));

const WithNextGoal = lazy(async () => ({
  default: (await import("./next-goal.tsx")).WithNextGoal,
}));

const shown = 3;

type OpenQuestionsProps = {
  funds: readonly Fund[];
  performance: PortfolioPerformance;
  holder: HolderFilter;
};

/** At most three things to do, the most important first. */
export function OpenQuestions({ funds, performance, holder }: OpenQuestionsProps) {
  const { data: balances } = trpc.imports.balances.useQuery();
  const { isShown: isGoalShown } = useGoalOnHome();
  if (balances === undefined) return null;
  const isDated = funds.some(({ hasTransactions }) => hasTransactions);
  // If no fund has dates, the card above already asks for them.
  const questions = openQuestions(funds, { performance, balances }).filter(
    ({ kind }) => isDated || kind !== "totals",
  );
  const lines = questions.slice(0, shown).map((question) => (
    <li key={question.kind}>
      <Question {...question} />
    </li>
  ));
  const withPlan = (given: readonly ReactNode[]) =>
    given.length >= shown || !funds.some(isInRegularPlan) ? (
      <ToDo lines={given} />
    ) : (
      <Suspense fallback={<ToDo lines={given} />}>
        <WithCostliestPlan funds={funds} holder={holder} lines={given} render={ToDo} />
      </Suspense>
    );
  // Home shows one line from Insights: the next goal, else the costliest plan.
  const withGoal = (given: readonly ReactNode[]) =>
    given.length > lines.length ? <ToDo lines={given} /> : withPlan(given);
  return isGoalShown && lines.length < shown ? (
    <Suspense fallback={<ToDo lines={lines} />}>
      <WithNextGoal holder={holder} lines={lines} render={withGoal} />
    </Suspense>
  ) : (
    withPlan(lines)
  );
}

const ToDo = ({ lines }: { lines: readonly ReactNode[] }) =>
  lines.length > 0 && (
    <section aria-labelledby="open-questions" className={styles.section}>
      <h2 id="open-questions" className={styles.heading}>
        {t("To do")}
      </h2>
      <ul className={styles.list}>{lines}</ul>
    </section>
  );

function Question(question: QuestionOfFunds) {
  const [first, ...others] = question.funds;
  return (
    <Link {...mendOf(question)} className={`${layout.row3} ${styles.question}`}>
      <span className={styles.text}>
        <span className={`${look.clipped} ${styles.name}`}>{schemeTitle(first.schemeName)}</span>
        <span className={look.note}>
          <Beside
            parts={[
              textOf(question),
              ...(others.length === 0
                ? []
                : [t("and {count} more", { count: formatNumber(others.length) })]),
            ]}
          />
        </span>
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}

function textOf({ kind, difference }: QuestionOfFunds): string {
  switch (kind) {
    case "totals":
      return t("Since when do you hold it?");
    case "partial-history":
      return t("Import its earlier statement");
    case "no-nav":
      return t("It has no NAV. Choose its scheme");
    case "differs": {
      const units = formatUnits(roundTo(Math.abs(difference ?? 0), 6));
      return (difference ?? 0) < 0
        ? t("{difference} units fewer than in its statement", { difference: units })
        : t("{difference} units more than in its statement", { difference: units });
    }
  }
}

function mendOf({ kind, funds: [first, ...others] }: QuestionOfFunds): LinkProps {
  if (kind === "partial-history") return { to: "/funds/import" };
  if (kind === "differs" && others.length > 0) return { to: "/funds/reconcile" };
  return { to: "/funds/$fundId", params: { fundId: first.id } };
}
