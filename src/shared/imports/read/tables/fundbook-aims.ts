import * as z from "zod/mini";
import { me } from "../../../holders/holder.ts";
import type { StatementAim, StatementSip } from "../../statement.ts";

const person = z._default(z.nullable(z.string()), null);

/** Goals and targets as Fundbook's own file has them; their values are checked by the server. */
export const fundbookAims = {
  goals: z._default(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        target: z.number(),
        on: z.string(),
        inflation: z.number(),
        expected: z.number(),
        stepUp: z.number(),
        withdrawal: z.nullable(z.number()),
        holderId: person,
        parts: z.array(z.object({ fundId: z.string(), percent: z.number() })),
      }),
    ),
    [],
  ),
  targets: z._default(
    z.array(
      z.object({
        holderId: person,
        by: z.enum(["kind", "category"]),
        band: z.number(),
        /** Files of earlier versions have none. */
        relativeBand: z._default(z.nullable(z.number()), null),
        parts: z.array(z.object({ name: z.string(), percent: z.number() })),
      }),
    ),
    [],
  ),
};

type File = {
  funds: readonly (StatementSip["fund"] & { id: string })[];
  holders: readonly { id: string; name: string }[];
  goals: z.output<typeof fundbookAims.goals>;
  targets: z.output<typeof fundbookAims.targets>;
};

/** Names people, and schemes and folios of funds, in place of the file's ids. */
export function aimsOf({ funds, holders, goals, targets }: File): StatementAim[] {
  const personOf = (id: string | null): StatementAim["person"] => {
    if (id === me) return me;
    const holder = holders.find((each) => each.id === id);
    return holder === undefined ? null : { name: holder.name };
  };
  return [
    ...goals.map(({ holderId, parts, ...goal }): StatementAim => ({
      kind: "goal",
      person: personOf(holderId),
      goal,
      parts: parts.flatMap(({ fundId, percent }) => {
        const fund = funds.find(({ id }) => id === fundId);
        return fund === undefined ? [] : [{ fund, percent }];
      }),
    })),
    ...targets.map(({ holderId, ...target }): StatementAim => ({
      kind: "target",
      person: personOf(holderId),
      target,
    })),
  ];
}
