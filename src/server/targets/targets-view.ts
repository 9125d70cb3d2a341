import { fillParts, partViews } from "../../shared/targets/parts.ts";
import type { TargetsView } from "../../shared/targets/schema.ts";
import { targetFunds } from "./placed-funds.ts";
import type { PlacedFundRow, TargetRow } from "./queries.ts";
import { noTarget, readTarget } from "./stored-target.ts";

export function targetsView(
  stored: TargetRow | undefined,
  rows: readonly PlacedFundRow[],
  version: number,
): TargetsView {
  const target = stored === undefined ? noTarget : readTarget(stored);
  const funds = targetFunds(rows);
  const { parts, leftOut } = fillParts(target, funds);
  return {
    by: target.by,
    band: target.band,
    relativeBand: target.relativeBand,
    isSet: stored !== undefined,
    version,
    ...partViews(parts),
    leftOut,
    kinds: funds.map(({ id, amfiCode, schemeName, kind, isChosen }) => ({
      fundId: id,
      amfiCode,
      schemeName,
      kind,
      isChosen,
    })),
  };
}
