import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import { useStored } from "../../browser/use-stored.ts";

/** Kept after signing out, since it contains no amounts. */
const storageKey = "fundbook.dismissed-sips";
const maxDismissed = 300;

const nameOf = (fundId: string, { since, day }: FoundSip): string => `${fundId}.${since}.${day}`;

/** Suggested SIPs that the user has dismissed, on this device. */
export function useDismissedSips() {
  const [stored, setStored] = useStored(storageKey);
  const names = stored?.split(" ") ?? [];
  return {
    isDismissed: (fundId: string, found: FoundSip) => names.includes(nameOf(fundId, found)),
    dismiss: (fundId: string, found: readonly FoundSip[]) =>
      setStored(
        [...names, ...found.map((each) => nameOf(fundId, each))].slice(-maxDismissed).join(" "),
      ),
  };
}
