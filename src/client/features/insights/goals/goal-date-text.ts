import type { Fund } from "../../../../shared/funds/schema.ts";
import type { GoalDate } from "../../../../shared/goals/goal-dates.ts";
import { schemeTitle } from "../../../../shared/schemes/scheme-title.ts";
import { dateText, monthText } from "../../../language/dates.ts";
import { t } from "../../../language/text.ts";

export function goalDateText({ fundId, on, what }: GoalDate, funds: readonly Fund[]): string {
  const fund = schemeTitle(funds.find(({ id }) => id === fundId)?.schemeName ?? "");
  switch (what) {
    case "unlocks":
      return t("{fund}: what is there now can be sold from {day} on", { fund, day: dateText(on) });
    case "unlocks-last":
      return t(
        "{fund}: what its SIP buys in the three years before the goal's day is locked then, the last of it until {day}",
        { fund, day: dateText(on) },
      );
    case "matures":
      return t("{fund}: matures in {month}", { fund, month: monthText(on) });
  }
}
