import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { maxGoalsPerUser, type GoalView } from "../../../src/shared/goals/schema.ts";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import { addGoal, goalInput, goalsOf } from "../../support/api/goals.ts";
import { addHolder } from "../../support/api/holders.ts";
import { addLedger, addSip, okay } from "../../support/api/ledgers.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
let owner: ApiClient;
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));
beforeEach(async () => {
  owner = await register(baseUrl);
});

/** 100 units of a scheme that the list has. */
const addListed = () => addLedger(owner, undefined, { amfiCode: "900002" });
const refusal = async (procedure: string, input: object) => {
  const { error } = await owner.mutate(procedure, input);
  return error?.data.appCode;
};
const change = ({ id, version }: GoalView, changed: object) => {
  const { id: _, ...data } = goalInput(changed);
  return { id, version, data };
};
const removed = async (procedure: string, id: string) =>
  okay<{ removalId: string }>(await owner.mutate(procedure, { id })).removalId;
const restore = (id: string) => owner.mutate("removals.restore", { id });

describe("a goal", () => {
  it("has its share of the funds that feed it, and of their SIPs", async () => {
    const fundId = await addListed();
    const sipId = await addSip(owner, { fundId, from: "2020-01-05" });
    const goal = await addGoal(owner, { parts: [{ fundId, percent: 40 }] });
    // 100 units at ₹404.6081.
    expect(goal).toMatchObject({
      version: 1,
      value: 16_184.32,
      sips: [{ fundId, running: 1, paused: 0, amount: 2_000 }],
    });
    expect(goal.cost).toBeGreaterThan(goal.target);
    expect(goal.projected.mid).toBeGreaterThan(goal.sips[0]?.brings ?? Infinity);
    expect(goal.missingSip).toBeLessThan(goal.neededSip ?? 0);
    okay(await owner.mutate("sips.update", { id: sipId, data: { paused: true } }));
    const [paused] = await goalsOf(owner);
    expect(paused).toMatchObject({
      missingSip: goal.neededSip,
      sips: [{ running: 0, paused: 1, amount: 0, brings: 0 }],
    });
    expect((paused?.reachedOn ?? "9999") > (goal.reachedOn ?? "9999")).toBe(true);
  });

  it("is added once, however often it is sent, and keeps its id from another", async () => {
    const input = goalInput();
    const answers = await Promise.all([1, 2, 3].map(() => owner.mutate("goals.add", input)));
    for (const answer of answers) expect(okay<GoalView>(answer).id).toBe(input.id);
    expect(await goalsOf(owner)).toHaveLength(1);
    expect(await refusal("goals.add", { ...input, name: "House" })).toBe("goals/exists");
  });

  it("is of one person or of everyone", async () => {
    const { id: holderId } = await addHolder(owner);
    const [ofAll, ofOne] = [await addGoal(owner), await addGoal(owner, { holderId })];
    await addGoal(owner, { holderId: "me" });
    expect(await goalsOf(owner)).toHaveLength(3);
    expect(await goalsOf(owner, { holderId })).toMatchObject([{ id: ofOne.id }]);
    expect(ofAll.holderId).toBeNull();
    const unknown = goalInput({ holderId: crypto.randomUUID() });
    expect(await refusal("goals.add", unknown)).toBe("holders/not-found");
    const removalId = await removed("holders.delete", holderId);
    expect(await goalsOf(owner)).toHaveLength(2);
    okay(await restore(removalId));
    expect(await goalsOf(owner, { holderId })).toMatchObject([{ id: ofOne.id }]);
  });

  it("refuses impossible days, rates and percentages, each with a sentence", async () => {
    const sentence = async (changed: object) => {
      const { error } = await owner.mutate("goals.add", goalInput(changed));
      return Object.values(error?.data.fieldErrors ?? {})[0];
    };
    const fundId = await addLedger(owner);
    const day = "A goal's date must be after today and at most 60 years away.";
    expect(await sentence({ on: "2020-01-01" })).toBe(day);
    expect(await sentence({ on: "2126-01-01" })).toBe(day);
    expect(await sentence({ inflation: 300 })).toBe("Inflation must be at most 30 %");
    expect(await sentence({ expected: -1 })).toBe("The return must be 0 or more");
    expect(await sentence({ target: 0 })).toBe("The amount must be more than 0");
    expect(await sentence({ parts: [{ fundId, percent: 101 }] })).toBe(
      "The percentage must be at most 100 %",
    );
    expect(await goalsOf(owner)).toEqual([]);
  });

  it("takes no more of a fund than other goals have left, also at once", async () => {
    const fundId = await addLedger(owner);
    const part = (percent: number) => ({ parts: [{ fundId, percent }] });
    const first = await addGoal(owner, part(60));
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.mutate("goals.add", goalInput(part(40)))),
    );
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    expect(await refusal("goals.add", goalInput(part(0.01)))).toBe("goals/over-hundred");
    expect(await refusal("goals.update", change(first, part(60.01)))).toBe("goals/over-hundred");
    okay(await owner.mutate("goals.update", change(first, part(20))));
    okay(await owner.mutate("goals.add", goalInput(part(40))));
  });

  it("is refused beyond fifty", async () => {
    await runSql(
      databaseUrl,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
       insert into goals (user_id, id, name, target, on_date, inflation, expected, step_up, parts, version, created_at)
       select (select id from users where email = ?1), 'goal-' || i, 'Goal', '1', '2046-01-01', '6', '10', '0', '[]', 1, 1 from n`,
      [owner.email, maxGoalsPerUser],
    );
    expect(await refusal("goals.add", goalInput())).toBe("goals/too-many");
  });
});

describe("a change of a goal", () => {
  it("is refused where another window has changed it, and repeated where its response was lost", async () => {
    const goal = await addGoal(owner);
    const first = change(goal, { name: "House" });
    expect(okay<GoalView>(await owner.mutate("goals.update", first))).toMatchObject({ version: 2 });
    expect(okay<GoalView>(await owner.mutate("goals.update", first))).toMatchObject({ version: 2 });
    expect(await refusal("goals.update", change(goal, { name: "Car" }))).toBe("goals/changed");
    expect(await goalsOf(owner)).toMatchObject([{ name: "House", version: 2 }]);
  });

  it("may keep a day that is over, and not move to another one", async () => {
    const goal = await addGoal(owner);
    await runSql(databaseUrl, "update goals set on_date = '2020-01-01' where id = ?1", [goal.id]);
    const kept = change(goal, { on: "2020-01-01", name: "Past" });
    expect(okay<GoalView>(await owner.mutate("goals.update", kept))).toMatchObject({
      name: "Past",
      neededSip: null,
    });
    const moved = change({ ...goal, version: 2 }, { on: "2020-01-02" });
    expect(await refusal("goals.update", moved)).toBe("goals/day");
  });
});

describe("a goal's fund that is deleted", () => {
  it("adds nothing, stays in the goal, and feeds it again once it is restored", async () => {
    const fundId = await addListed();
    const parts = [{ fundId, percent: 100 }];
    const goal = await addGoal(owner, { parts });
    const removalId = await removed("funds.delete", fundId);
    expect(await goalsOf(owner)).toMatchObject([{ value: 0, parts }]);
    okay(await owner.mutate("goals.update", change(goal, { name: "House", parts })));
    expect(await refusal("goals.add", goalInput({ parts }))).toBe("funds/not-found");
    okay(await restore(removalId));
    expect(await goalsOf(owner)).toMatchObject([{ name: "House", value: 40_460.81 }]);
  });
});

describe("a deleted goal", () => {
  it("can be restored once, unless other goals have taken its funds since", async () => {
    const fundId = await addLedger(owner);
    const goal = await addGoal(owner, { parts: [{ fundId, percent: 60 }] });
    const removalId = await removed("goals.delete", goal.id);
    expect(okay<Removal[]>(await owner.query("removals.list"))).toMatchObject([
      { id: removalId, kind: "goal", title: "School", target: 1_000_000 },
    ]);
    const other = await addGoal(owner, { parts: [{ fundId, percent: 50 }] });
    // There is no form in which to lower it "here".
    expect((await restore(removalId)).error).toMatchObject({
      message:
        "More than 100 % of a fund would go to goals. Lower its percentage in one of them first.",
      data: { appCode: "goals/over-hundred" },
    });
    await removed("goals.delete", other.id);
    const answers = await Promise.all([1, 2].map(() => restore(removalId)));
    for (const answer of answers) {
      expect(okay(answer)).toEqual({ id: removalId, kind: "goal", title: "School" });
    }
    expect(await goalsOf(owner)).toEqual([goal]);
  });

  it("waits until one that was added again under its id is deleted", async () => {
    const goal = await addGoal(owner);
    const removalId = await removed("goals.delete", goal.id);
    await addGoal(owner, { id: goal.id });
    expect((await restore(removalId)).error?.data.appCode).toBe("removals/goal-exists");
    await removed("goals.delete", goal.id);
    okay(await restore(removalId));
    expect(await goalsOf(owner)).toEqual([goal]);
  });

  it("comes back with its person only where its funds are not with others since", async () => {
    const { id: holderId } = await addHolder(owner);
    const fundId = await addLedger(owner);
    const goal = await addGoal(owner, { holderId, parts: [{ fundId, percent: 60 }] });
    const removalId = await removed("holders.delete", holderId);
    const other = await addGoal(owner, { parts: [{ fundId, percent: 60 }] });
    expect((await restore(removalId)).error?.data.appCode).toBe("goals/over-hundred");
    expect(await goalsOf(owner)).toMatchObject([{ id: other.id }]);
    okay(await owner.mutate("goals.update", change(other, { parts: [{ fundId, percent: 40 }] })));
    okay(await restore(removalId));
    expect(await goalsOf(owner, { holderId })).toEqual([goal]);
  });

  it("waits for its person, and comes back as everyone's once that one is gone for good", async () => {
    const { id: holderId, name } = await addHolder(owner);
    const goal = await addGoal(owner, { holderId });
    const deleted = await removed("goals.delete", goal.id);
    const person = await removed("holders.delete", holderId);
    expect((await restore(deleted)).error).toMatchObject({
      message: `${name}, to whom this belongs, was deleted. Restore this person first.`,
      data: { appCode: "removals/person-deleted" },
    });
    okay(await restore(person));
    okay(await restore(deleted));
    expect(await goalsOf(owner, { holderId })).toEqual([goal]);
    const removalId = await removed("goals.delete", goal.id);
    const lost = await removed("holders.delete", holderId);
    await runSql(databaseUrl, "delete from removals where id = ?", [lost]);
    okay(await restore(removalId));
    expect(await goalsOf(owner)).toEqual([{ ...goal, holderId: null }]);
  });
});
