import type { FoundSip } from "../../../shared/sips/find-sips.ts";
import { useStored } from "../../browser/use-stored.ts";

/** Not the user's own, so that it stays after signing out: it has no amounts. */
const storageKey = "fundbook.dismissed-sips";
/** The newest are kept. */
const maxDismissed = 300;

const nameOf = (fundId: string, { since, day }: FoundSip): string => `${fundId}.${since}.${day}`;

/** The SIPs that were found and that the user does not want to follow, on this device. */
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
