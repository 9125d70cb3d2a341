import type { Sip } from "./schema.ts";

/**
 * The SIP that a fund's next transaction is probably an instalment of: one that is neither paused nor ended; of several,
 * the one with the latest recorded instalment.
 */
export function runningSip(sips: readonly Sip[] | undefined, fundId: string): Sip | undefined {
  const recorded = ({ recordedThrough }: Sip): string => recordedThrough ?? "";
  return sips
    ?.filter((sip) => sip.fundId === fundId && sip.next !== null && !sip.paused)
    .toSorted((one, other) => recorded(other).localeCompare(recorded(one)))
    .at(0);
}
