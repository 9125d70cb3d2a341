import type { IsoDate } from "../../shared/dates.ts";
import type { GoalData } from "../../shared/goals/schema.ts";
import { me } from "../../shared/holders/holder.ts";
import { usualBand } from "../../shared/targets/limits.ts";
import type { AllocationTarget } from "../../shared/targets/schema.ts";
import { addMonths } from "../../shared/tax/holding-period.ts";
import type { FamilyIds } from "./family.ts";

/** The mix that the demo's family wants to hold. */
export const demoTarget: AllocationTarget = {
  by: "kind",
  band: usualBand,
  relativeBand: null,
  parts: [
    { name: "equity", percent: 60 },
    { name: "debt", percent: 25 },
    { name: "hybrid", percent: 15 },
  ],
};

/** The family's goals. Their funds are found by the codes of their direct plans. */
export const demoGoals = (
  ids: FamilyIds,
  today: IsoDate,
  fundOf: (code: string) => string | undefined,
): GoalData[] => {
  const goal = (
    years: number,
    codes: readonly string[],
    data: Omit<GoalData, "on" | "parts" | "inflation" | "expected">,
  ): GoalData => ({
    ...data,
    on: addMonths(today, 12 * years),
    inflation: 6,
    expected: 10,
    parts: codes.flatMap((code) => {
      const fundId = fundOf(code);
      return fundId === undefined ? [] : [{ fundId, percent: 100 }];
    }),
  });
  return [
    goal(9, ["118955", "118968"], {
      name: "Tara's college",
      target: 2_500_000,
      stepUp: 5,
      withdrawal: null,
      holderId: ids.child,
    }),
    goal(22, ["122639", "120503", "130503"], {
      name: "After work",
      target: 20_000_000,
      stepUp: 8,
      withdrawal: 60_000,
      holderId: me,
    }),
  ];
};
