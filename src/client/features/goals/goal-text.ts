import type { GoalView } from "../../../shared/goals/schema.ts";
import { formatShortRupees } from "../../../shared/number-format.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

/** What a goal needs, in a few words. */
export function goalStatus({ more, on }: Pick<GoalView, "more" | "on">): string {
  if (more === null) return t("Its day: {day}", { day: dateText(on) });
  return more === 0
    ? t("On track, if your assumptions hold")
    : t("{amount} more a month", { amount: formatShortRupees(more) });
}
