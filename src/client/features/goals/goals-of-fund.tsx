import { Link } from "@tanstack/react-router";
import { formatNumber } from "../../../shared/number-format.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";
import { useGoals } from "./queries.ts";

/** Which goals a fund and its SIPs feed, each by its percentage; nothing where it feeds none. */
export function GoalsOfFund({ fundId }: { fundId: string }) {
  const { data: goals = [] } = useGoals(undefined);
  const fed = goals.flatMap(({ id, name, parts }) =>
    parts
      .filter((part) => part.fundId === fundId)
      .map(({ percent }) => ({ id, name, percent: formatNumber(percent) })),
  );
  if (fed.length === 0) return null;
  return (
    <ul aria-label={t("Goals")}>
      {fed.map(({ id, name, percent }) => (
        <li key={id} className={look.note}>
          <Link to="/goals" search={{ goal: id }} className={look.reach}>
            {t("{percent}% goes to your goal {name}", { percent, name })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
