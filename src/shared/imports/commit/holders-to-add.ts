import { canBeParent, me, type Holder } from "../../holders/holder.ts";
import { holderNameKey, isReservedName } from "../../holders/name-key.ts";
import { maxHolderName, type AddHolderInput } from "../../holders/schema.ts";
import type { StatementHolder } from "../statement.ts";

/** Whose an investor's funds are: a holder's (or "me"), those of a person to be added, or nobody's here. */
export type InvestorChoice =
  | { kind: "holder"; holder: string }
  | { kind: "new"; id: string }
  | { kind: "left-out" };

/** `name` is the printed one; a choice of null is still to be made. */
type NamedInvestor = { name: string; choice: InvestorChoice | null };

type KnownHolders = {
  investors: readonly NamedInvestor[];
  holders: readonly Pick<Holder, "id" | "name" | "kind">[];
  /** The files' descriptions of people; others are individuals. */
  described: readonly StatementHolder[];
  hasFunds: (id: string) => boolean;
  /** How many more people the account may have. */
  room: number;
  newId: () => string;
};

/**
 * The people that an import adds, each once, and after those whom they are clubbed with: first those whose funds it adds,
 * then those whom a file describes without any fund, as far as there is room.
 */
export function holdersToAdd(known: KnownHolders): AddHolderInput[] {
  const { investors, holders, described, hasFunds, room, newId } = known;
  const added = new Map<string, AddHolderInput>();
  const newIds = new Map<string, string>();

  const add = (id: string, name: string): string => {
    if (added.has(id)) return id;
    const { kind = "individual", clubbedWith = null } = described.find(isNamed(name)) ?? {};
    const parent = kind === "minor" ? parentOf(clubbedWith) : null;
    added.set(id, { id, name: usableName(name), kind, clubbedWith: parent });
    return id;
  };

  /** A file of an older version can club anybody with anybody; only an individual may be a parent. */
  const parentOf = (clubbedWith: string | null): string | null => {
    if (clubbedWith === me) return me;
    const parent = described.find(({ id }) => id === clubbedWith);
    if (parent === undefined || !canBeParent(parent)) return null;
    const investor = investors.find(isNamed(parent.name));
    const choice = investor?.choice;
    const stored =
      choice?.kind === "holder" ? choice.holder : holders.find(isNamed(parent.name))?.id;
    if (stored !== undefined) return stored === me || isStoredParent(stored) ? stored : null;
    // People without funds in the file are not asked about.
    const isAdded = choice?.kind === "new" || investor === undefined;
    const id = choice?.kind === "new" ? choice.id : isAdded ? newIdOf(parent) : null;
    return id === null ? null : add(id, parent.name);
  };

  const isStoredParent = (holder: string): boolean =>
    holders.some((other) => other.id === holder && canBeParent(other));

  const asked = new Set(
    investors.flatMap(({ choice }) => (choice?.kind === "new" ? [choice.id] : [])),
  );
  const newIdOf = ({ id }: StatementHolder): string | null => {
    const before = newIds.get(id);
    if (before !== undefined) return before;
    if (asked.size + newIds.size >= room) return null;
    const made = newId();
    newIds.set(id, made);
    return made;
  };

  for (const { name, choice } of investors) {
    if (choice?.kind === "new" && hasFunds(choice.id)) add(choice.id, name);
  }
  for (const one of described) {
    const name = usableName(one.name);
    const isKnown = [...investors, ...holders, ...added.values()].some(
      (other) => isNamed(one.name)(other) || isNamed(name)(other),
    );
    if (name === "" || isKnown) continue;
    const id = newIdOf(one);
    if (id !== null) add(id, one.name);
  }
  return [...added.values()];
}

const isNamed = (name: string) => {
  const key = holderNameKey(name);
  return (other: { name: string }): boolean => holderNameKey(other.name) === key;
};

/** A file of an older version can have a person with a name that is reserved for the owner or for everyone. */
function usableName(name: string): string {
  const usable = name.slice(0, maxHolderName).trim();
  return isReservedName(usable) ? `${usable} 2` : usable;
}
