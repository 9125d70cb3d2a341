import { useStored } from "../../browser/use-stored.ts";

/** Not the user's own, so that it stays after signing out: it names no goal. */
const storageKey = "fundbook.goal-on-home";

/** Whether Home asks for the next goal: on a device where there is one, unless it was told not to. */
export function useHomeGoal() {
  const [stored, store] = useStored(storageKey);
  return {
    isShown: stored === "on",
    isHidden: stored === "off",
    hide: () => store("off"),
    show: () => store("on"),
    /** Says whether there are goals. */
    remember: (hasGoals: boolean) => {
      if (stored !== "off" && hasGoals !== (stored === "on")) store(hasGoals ? "on" : null);
    },
  };
}
