import { sharedUnitsDoubt, unitsAtNavs } from "../../../shared/history/instalment-units.ts";
import type { ReadonlyNavPoints } from "../../../shared/history/schema.ts";
import type { InstalmentRow } from "../../../shared/sips/instalment-rows.ts";
import { correctionText } from "../../language/correction-text.ts";
import { doubtText } from "../../language/doubt-text.ts";
import type { AskedDoubt } from "./doubt-notice.tsx";

/**
 * Asks about units that were shared out over instalments and are far from what these would have bought, and proposes that.
 * @param history null where it is not known: nothing is asked
 */
export function askedSharedUnits(
  shared: readonly InstalmentRow[],
  history: ReadonlyNavPoints | null,
  field: string,
  write: (bought: readonly number[], total: number) => void,
): AskedDoubt[] {
  const bought = history === null ? null : unitsAtNavs(shared, history);
  if (bought === null || shared.length === 0) return [];
  const doubt = sharedUnitsDoubt(
    shared.map(({ units }) => units),
    bought,
  );
  if (doubt === null) return [];
  const text = correctionText({ units: doubt.bought });
  const proposal = { text, field, write: () => write(bought, doubt.bought) };
  return [{ text: doubtText(doubt), field, proposal }];
}
