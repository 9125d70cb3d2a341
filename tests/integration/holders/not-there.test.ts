import { beforeAll, describe, expect, inject, it } from "vitest";
import { missing } from "../../../src/shared/missing.ts";
import {
  calls,
  createResources,
  type Procedure,
  type Resources,
} from "../../support/api/procedures.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import type { Answer } from "../../support/api/api-client.ts";
import { goalInput } from "../../support/api/goals.ts";
import { addHolder, holderInput } from "../../support/api/holders.ts";
import { commitInput, fundItem, transactionItem } from "../../support/api/imports.ts";
import { programClient } from "../../support/api/program-client.ts";

const baseUrl = inject("baseUrl");

let things: Resources;
let gone: string;
beforeAll(async () => {
  things = await createResources(baseUrl);
  const { id } = await addHolder(things.owner, { name: "Gone" });
  gone = id;
  await things.owner.mutate("holders.delete", { id });
});

const notThere = [404, "holders/not-found"];
const outcomeOf = ({ status, error }: Answer) => [status, error?.data.appCode];

/** Other places in which an input names people. */
const nested: Record<string, () => readonly [Procedure, object]> = {
  "a changed fund": () => ["funds.update", { id: things.fundId, data: { holderId: gone } }],
  "a changed goal": () => {
    const { id: _, ...data } = goalInput({ holderId: gone });
    return ["goals.update", { id: things.goalId, version: 1, data }];
  },
  "an imported fund": () => [
    "imports.commit",
    commitInput([fundItem({ holderId: gone }), transactionItem("a")]),
  ],
  "a share": () => ["sharing.share", { recipientId: things.recipientId, holders: [gone] }],
  "a parent": () => [
    "holders.add",
    holderInput({ name: "Child", kind: "minor", clubbedWith: gone }),
  ],
  "a changed parent": () => [
    "holders.update",
    { id: things.holderId, data: { kind: "minor", clubbedWith: gone } },
  ],
  "who gets the funds of a deleted person": () => [
    "holders.delete",
    { id: things.holderId, moveTo: gone },
  ],
  "a changed person": () => ["holders.update", { id: gone, data: { name: "Meera" } }],
  "a deleted person": () => ["holders.delete", { id: crypto.randomUUID() }],
};

describe("a person who is not there", () => {
  it.each(Object.keys(calls) as Procedure[])(
    "is not found by %s, or no input of it",
    async (name) => {
      const { kind, input } = calls[name];
      const answer = await things.owner[kind](name, {
        ...(input?.(things) as object | undefined),
        ...(name === "funds.add" && { id: crypto.randomUUID() }),
        holderId: gone,
      });
      if (answer.status === 400) {
        const { appCode, fieldErrors } = answer.error?.data ?? {};
        expect([appCode, fieldErrors ?? input]).toEqual([
          "request/invalid",
          fieldErrors && { holderId: expect.anything() },
        ]);
      } else {
        expect(outcomeOf(answer)).toEqual(notThere);
      }
    },
  );

  it.each(Object.keys(nested))("is not found as %s", async (place) => {
    const [name, input] = nested[place]?.() ?? missing();
    expect(outcomeOf(await things.owner.mutate(name, input))).toEqual(notThere);
  });

  it("is not found by plain routes and exports", async () => {
    const own = programClient(baseUrl, (await addToken(things.owner)).token);
    for (const path of [
      "/portfolio",
      "/funds",
      "/transactions",
      "/performance",
      "/history",
      "/tax/2025-26",
    ]) {
      const { status, body } = await own.get(`${path}?holder=${gone}`);
      expect([status, body], path).toMatchObject([404, { code: "holders/not-found" }]);
    }
  });
});
