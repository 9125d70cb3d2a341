import { me, type Holder } from "../../../../shared/holders/holder.ts";
import { t } from "../../../language/text.ts";

/** The people whose funds are shared: ids and "me"; null for everyone, including people added later. */
export type ChosenPeople = readonly string[] | null;

type Person = Pick<Holder, "id" | "name">;

/** The account's owner first, then by name. */
export const peopleOf = (holders: readonly Person[]): Person[] => [
  { id: me, name: t("Me") },
  ...holders,
];

/** A choice after one person was ticked or unticked: whoever ticks a person no longer means everyone. */
export const togglePerson = (chosen: ChosenPeople, id: string): ChosenPeople =>
  chosen?.includes(id) === true ? chosen.filter((other) => other !== id) : [...(chosen ?? []), id];

/** "Me, Meera and Ravi", "Everyone" or "Nobody". */
export function chosenNames(chosen: ChosenPeople, holders: readonly Person[]): string {
  if (chosen === null) return t("Everyone");
  const names = peopleOf(holders)
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name);
  const last = names.pop();
  if (last === undefined) return t("Nobody");
  return names.length === 0 ? last : t("{names} and {last}", { names: names.join(", "), last });
}
