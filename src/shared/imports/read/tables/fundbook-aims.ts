import { addGoalInput } from "../../../goals/schema.ts";
import { me } from "../../../holders/holder.ts";
import { setTargetsInput } from "../../../targets/schema.ts";
import type { StatementAim, StatementSip } from "../../statement.ts";

type File = {
  funds: readonly (StatementSip["fund"] & { id: string })[];
  holders: readonly { id: string; name: string }[];
  /** As the file has them; what today's contract refuses is not read. */
  goals: readonly unknown[];
  targets: readonly unknown[];
};

/** The goals and targets of Fundbook's own file, with their people by name and their funds by scheme and folio. */
export function aimsOf({ funds, holders, goals, targets }: File): StatementAim[] {
  const personOf = (id: string | null | undefined): StatementAim["person"] => {
    if (id === me) return me;
    const holder = holders.find((each) => each.id === id);
    return holder === undefined ? null : { name: holder.name };
  };
  return [
    ...goals.flatMap((each): StatementAim[] => {
      const { data } = addGoalInput.safeParse(each);
      if (data === undefined) return [];
      const { holderId, parts, ...goal } = data;
      return [
        {
          kind: "goal",
          person: personOf(holderId),
          goal,
          parts: parts.flatMap(({ fundId, percent }) => {
            const fund = funds.find(({ id }) => id === fundId);
            return fund === undefined ? [] : [{ fund, percent }];
          }),
        },
      ];
    }),
    ...targets.flatMap((each): StatementAim[] => {
      const { holderId, ...target } = each as { holderId?: string };
      const { data } = setTargetsInput.safeParse(target);
      return data === undefined
        ? []
        : [{ kind: "target", person: personOf(holderId), target: data }];
    }),
  ];
}
