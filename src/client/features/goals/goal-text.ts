import type { GoalView } from "../../../shared/goals/schema.ts";
import { formatShortRupees } from "../../../shared/number-format.ts";
import { dateText } from "../../language/dates.ts";
import { t } from "../../language/text.ts";

export function goalStatus({ missingSip, on }: Pick<GoalView, "missingSip" | "on">): string {
  if (missingSip === null) return t("Goal date: {day}", { day: dateText(on) });
  return missingSip === 0
    ? t("On track, if your assumptions hold")
    : t("{amount} more a month", { amount: formatShortRupees(missingSip) });
}
