import type { GoalDate } from "../../../../shared/goals/goal-dates.ts";
import { dateText, monthText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";
import type { fundNames } from "../../funds/fund-names.ts";

export function goalDateText(
  { fundId, on, what }: GoalDate,
  nameOf: ReturnType<typeof fundNames>,
): string {
  const fund = nameOf(fundId) ?? "";
  switch (what) {
    case "unlocks":
      return t("{fund}: today's units can be sold from {day} on", { fund, day: dateText(on) });
    case "unlocks-last":
      return t(
        "{fund}: units that its SIP buys in the three years before the goal's date are still locked then, the last of them until {day}",
        { fund, day: dateText(on) },
      );
    case "matures":
      return t("{fund}: matures in {month}", { fund, month: monthText(on) });
  }
}
