/** A minor's income is taxed with a parent; a Hindu undivided family (HUF) and others are taxed by themselves. */
export const holderKinds = ["individual", "minor", "huf", "other"] as const;
export type HolderKind = (typeof holderKinds)[number];

/** The account's owner is a holder without a row: a fund's `holderId` null, elsewhere this word. */
export const me = "me";

/** `me` or a holder's id, for one person's figures; undefined for everyone's. */
export type HolderFilter = string | undefined;

/** Whether a minor's income can be taxed with this person's, as with the account's owner. */
export const canBeParent = ({ kind }: { kind: HolderKind }): boolean => kind === "individual";

/** A person or body, other than the account's owner, whose funds the account keeps. */
export type Holder = {
  id: string;
  name: string;
  kind: HolderKind;
  clubbedWith: string | null;
  fundCount: number;
  createdAt: string;
  updatedAt: string | null;
};
