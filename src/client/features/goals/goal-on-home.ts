import { useStored } from "../../browser/use-stored.ts";

/** Kept after signing out, since it names no goal. */
const storageKey = "fundbook.goal-on-home";

/** Whether Home shows the next goal: on a device that has seen one, unless the user dismissed it. */
export function useGoalOnHome() {
  const [stored, store] = useStored(storageKey);
  return {
    isShown: stored === "on",
    isHidden: stored === "off",
    hide: () => store("off"),
    show: () => store("on"),
    /** Call it with whether there are goals. */
    remember: (hasGoals: boolean) => {
      if (stored !== "off" && hasGoals !== (stored === "on")) store(hasGoals ? "on" : null);
    },
  };
}
