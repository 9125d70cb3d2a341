import { canBeParent, me, type Holder, type HolderKind } from "../../../shared/holders/holder.ts";
import { addHolderInput } from "../../../shared/holders/schema.ts";

/** `clubbedWith` is empty for nobody. */
export type HolderDraft = { name: string; kind: HolderKind; clubbedWith: string };

/** The people whom a minor can be taxed with, besides the account's owner. */
export const possibleParents = (id: string, holders: readonly Holder[]): readonly Holder[] =>
  holders.filter((other) => other.id !== id && canBeParent(other));

export function holderDraftOf(holder: Holder | undefined, holders: readonly Holder[]): HolderDraft {
  const { id = "", name = "", kind = "individual", clubbedWith = null } = holder ?? {};
  const isPossible =
    clubbedWith === me || possibleParents(id, holders).some((other) => other.id === clubbedWith);
  return { name, kind, clubbedWith: isPossible && clubbedWith !== null ? clubbedWith : "" };
}

/** Only a minor is taxed with somebody: a choice made before the kind was changed is dropped. */
export const parseHolderDraft = (id: string, { name, kind, clubbedWith }: HolderDraft) =>
  addHolderInput.safeParse({
    id,
    name,
    kind,
    clubbedWith: kind === "minor" && clubbedWith !== "" ? clubbedWith : null,
  });
