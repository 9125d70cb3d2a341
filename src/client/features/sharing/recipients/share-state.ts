import type { Holder } from "../../../../shared/holders/holder.ts";
import type { Recipient } from "../../../../shared/sharing/schema.ts";

/** How far a recipient has a share; `choosesPeople` where there are people to choose from. */
export type ShareState =
  | { kind: "none"; choosesPeople: boolean }
  | { kind: "shared"; since: string; choosesPeople: boolean }
  /** All people whose funds were shared have been deleted. */
  | { kind: "nobody-left"; since: string };

export function shareState(
  { sharedAt, holders: chosen }: Pick<Recipient, "sharedAt" | "holders">,
  holders: readonly Pick<Holder, "id">[],
): ShareState {
  const choosesPeople = holders.length > 0 || chosen !== null;
  if (sharedAt === null) return { kind: "none", choosesPeople };
  return chosen?.length === 0
    ? { kind: "nobody-left", since: sharedAt }
    : { kind: "shared", since: sharedAt, choosesPeople };
}
