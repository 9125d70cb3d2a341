import type { Holder, HolderKind } from "../../../shared/holders/holder.ts";
import { addHolderInput } from "../../../shared/holders/schema.ts";

/** `clubbedWith` is empty for nobody. */
export type HolderDraft = { name: string; kind: HolderKind; clubbedWith: string };

export const holderDraftOf = (holder: Holder | undefined): HolderDraft => ({
  name: holder?.name ?? "",
  kind: holder?.kind ?? "individual",
  clubbedWith: holder?.clubbedWith ?? "",
});

/** Only a minor is taxed with somebody: a choice made before the kind was changed is dropped. */
export const parseHolderDraft = (id: string, { name, kind, clubbedWith }: HolderDraft) =>
  addHolderInput.safeParse({
    id,
    name,
    kind,
    clubbedWith: kind === "minor" && clubbedWith !== "" ? clubbedWith : null,
  });
