import { me } from "../../shared/holders/holder.ts";
import type { AddHolderInput } from "../../shared/holders/schema.ts";

export const demoOwner = "Asha Rao";

export const demoFamily = {
  spouse: { name: "Vikram Rao", kind: "individual", clubbedWith: null },
  child: { name: "Tara Rao", kind: "minor", clubbedWith: me },
} as const satisfies Record<string, Omit<AddHolderInput, "id">>;

export type FamilyMember = keyof typeof demoFamily;

export type FamilyIds = Readonly<Record<FamilyMember, string>>;

export const newFamilyIds = (): FamilyIds => ({
  spouse: crypto.randomUUID(),
  child: crypto.randomUUID(),
});

export const demoHolders = (ids: FamilyIds) => [
  { id: ids.spouse, ...demoFamily.spouse },
  { id: ids.child, ...demoFamily.child },
];
