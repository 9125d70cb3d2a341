import { daysBetween, type IsoDate } from "../../shared/dates.ts";
import { isoDay, maxGapDays, navSourcesBegin } from "../../shared/history/days.ts";
import { fromHex } from "../platform/encoding.ts";
import { PointBuffer } from "./pack-points.ts";
import type { StoredBeginning } from "./queries/beginnings.ts";

/** The first NAV of a scheme, where older ones were requested and do not exist; null where that is not known. */
export function firstNavDate({ filledFrom, points, day }: StoredBeginning): IsoDate | null {
  const buffer = new PointBuffer();
  if (points !== null) buffer.addPacked(fromHex(points));
  const days = [buffer.points().days[0], day].filter((each) => each != null);
  if (days.length === 0) return null;
  const first = isoDay(Math.min(...days));
  return first > navSourcesBegin && daysBetween(filledFrom, first) > maxGapDays ? first : null;
}
