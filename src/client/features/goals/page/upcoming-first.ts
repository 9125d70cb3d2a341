import type { IsoDate } from "../../../../shared/dates.ts";
import type { Goal } from "../../../../shared/goals/schema.ts";

/** Goals by date, with past ones last. */
export const upcomingFirst = <Shown extends Pick<Goal, "on">>(
  goals: readonly Shown[],
  today: IsoDate,
): Shown[] => goals.toSorted((one, other) => Number(one.on <= today) - Number(other.on <= today));
