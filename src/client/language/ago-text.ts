import type { ElapsedTime } from "../../shared/relative-time.ts";
import { counted } from "./counted.ts";

/** `2 hours ago`. */
export const agoText = ({ count, unit }: ElapsedTime): string => counted(count, timeAgo[unit]);

const timeAgo = {
  minute: { one: "{count} minute ago", other: "{count} minutes ago" },
  hour: { one: "{count} hour ago", other: "{count} hours ago" },
  day: { one: "{count} day ago", other: "{count} days ago" },
} as const;
