import { occasionOf, type Need } from "../../../shared/portfolio/needs.ts";
import { useStored } from "../../browser/use-stored.ts";

/** Kept after signing out, since it contains no names and no amounts. */
const storageKey = "fundbook.dismissed-needs";
const maxDismissed = 100;

/** What the user has put away on this device, each for its occasion. */
export function useDismissedNeeds() {
  const [stored, store] = useStored(storageKey);
  const occasions = stored?.split("\n") ?? [];
  return {
    isDismissed: (need: Need) => occasions.includes(occasionOf(need)),
    dismiss: (need: Need) =>
      store([...occasions, occasionOf(need)].slice(-maxDismissed).join("\n")),
  };
}
