import { fillParts, partViews } from "../../shared/targets/parts.ts";
import type { AllocationTarget, TargetsView } from "../../shared/targets/schema.ts";
import { targetFunds } from "./placed-funds.ts";
import type { PlacedFundRow } from "./queries.ts";

export function targetsView(target: AllocationTarget, rows: readonly PlacedFundRow[]): TargetsView {
  const funds = targetFunds(rows);
  const { parts, leftOut } = fillParts(target, funds);
  return {
    by: target.by,
    band: target.band,
    isSet: target.parts.length > 0,
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
