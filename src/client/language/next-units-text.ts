import { formatUnits } from "../../shared/number-format.ts";
import type { Sellable } from "../../shared/tax/selling/selling-types.ts";
import { dateText } from "./dates.ts";
import { t } from "./text.ts";

const texts = {
  "long-term": "From {date}, {units} units more are long-term",
  // Only units of an ELSS are locked, and for longer than they are short-term.
  unlocked: "From {date}, {units} units more are unlocked and long-term",
  "load-free": "From {date}, {units} units more bear no load",
} as const;

/** Says from when further units can be sold at less tax or load. */
export const nextUnitsText = ({ on, units, becomes }: Sellable["next"][number]): string =>
  t(texts[becomes], { date: dateText(on), units: formatUnits(units) });
