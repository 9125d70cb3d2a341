import { describe, expect, it } from "vitest";
import {
  sendImport,
  unsentImport,
  type ImportServer,
  type SentImport,
} from "../../../../../src/shared/imports/commit/send-import.ts";
import type { CommitInput, CommitResult } from "../../../../../src/shared/imports/schema.ts";
import { transactionFields } from "../../../../../src/shared/transactions/schema.ts";

type Item = CommitInput["items"][number];

const fund = (schemeName: string): Item => ({
  kind: "fund",
  schemeName,
  amfiCode: null,
  folioNumber: "1",
  category: "equity",
  house: null,
  coverage: "whole",
  totals: null,
  totalsBefore: null,
  isComplete: false,
  isRecorded: false,
  matched: null,
  schemeKey: null,
  recordedName: null,
  holderId: null,
  printed: null,
});

const row = (index: number, pairId: string | null = null): Item => ({
  kind: "transaction",
  fund: index,
  key: `${index} ${pairId}`,
  fields: transactionFields.parse({
    date: "2024-05-05",
    type: pairId === null ? "purchase" : "switch-in",
    units: 10,
    amount: 100,
    pairId,
  }),
  confirmed: true,
});

const part = (number: number, ...items: Item[]): CommitInput => ({
  importId: "import",
  part: number,
  parts: 2,
  source: "groww",
  statement: { from: null, to: null },
  items,
});

const parts = [
  part(0, fund("a"), row(0), fund("b"), row(2), fund("c"), row(4)),
  part(1, fund("b"), row(0), fund("d"), row(2)),
];
const inputs = { holders: [], parts, sips: [], aims: [] };
const namesIn = ({ items }: CommitInput): string[] =>
  items.flatMap((item) => (item.kind === "fund" ? [item.schemeName] : []));

class Refusal extends Error {
  readonly refusals: readonly { message: string; items: readonly number[] }[];
  constructor(message: string, refusals: Refusal["refusals"] = []) {
    super(message);
    this.refusals = refusals;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");

/** A server that answers each part by `commit`, and what was sent to it. */
function serverThat(commit: (part: CommitInput) => CommitResult | Error) {
  const sent: string[] = [];
  const server: ImportServer = {
    addHolders: async (holders) => void sent.push(...holders.map(({ name }) => name)),
    commit: async (one) => {
      sent.push(`${one.part}: ${namesIn(one).join()}`);
      const result = commit(one);
      if (result instanceof Error) throw result;
      return result;
    },
    addSips: async (sips) => sips.length,
    addAims: async (aims) => aims.length,
    refusalOf: (error) => (error instanceof Refusal ? error : null),
    messageOf,
  };
  return { sent, server };
}

const stored = ({ items }: CommitInput): CommitResult => ({
  added: items.length - namesIn({ ...part(0), items }).length,
  duplicates: 0,
  replaced: 0,
});

async function statesOf(begun: SentImport, server: ImportServer): Promise<SentImport[]> {
  const states: SentImport[] = [];
  for await (const state of sendImport(begun, server)) states.push(state);
  return states;
}

const last = async (begun: SentImport, server: ImportServer): Promise<SentImport> =>
  (await statesOf(begun, server)).at(-1) ?? begun;

/** Refuses funds by their places. */
const refusing =
  (...names: string[]) =>
  (one: CommitInput): CommitResult | Error => {
    const refusals = [...one.items.entries()].flatMap(([place, item]) =>
      item.kind === "fund" && names.includes(item.schemeName)
        ? [{ message: `no ${item.schemeName}`, items: [place] }]
        : [],
    );
    return refusals.length === 0 ? stored(one) : new Refusal("no", refusals);
  };

describe("an import that is sent", () => {
  it("is stored part by part, and says how far it is", async () => {
    const { sent, server } = serverThat(stored);
    const states = await statesOf(unsentImport(inputs), server);
    expect(states.map(({ step, next }) => [step, next])).toEqual([
      ["saving", 0],
      ["saving", 1],
      ["saving", 2],
      ["saved", 2],
    ]);
    expect(states.at(-1)?.result).toMatchObject({ added: 5, isDated: true });
    expect(sent).toEqual(["0: a,b,c", "1: b,d"]);
  });

  it("goes on without what the server names, and without what builds on it", async () => {
    const { sent, server } = serverThat(refusing("b"));
    const { step, refused, result } = await last(unsentImport(inputs), server);
    expect(sent).toEqual(["0: a,b,c", "0: a,c", "1: d"]);
    expect(step).toBe("saved");
    expect(refused).toEqual([
      { message: "no b", names: ["b"] },
      { message: "", names: ["b"] },
    ]);
    expect(result.added).toBe(3);
  });

  it("is sent again once however many funds the server names", async () => {
    const { sent, server } = serverThat(refusing("a", "b"));
    const { refused } = await last(unsentImport({ ...inputs, parts: [parts[0]!] }), server);
    expect(sent).toEqual(["0: a,b,c", "0: c"]);
    expect(refused).toEqual([
      { message: "no a", names: ["a"] },
      { message: "no b", names: ["b"] },
    ]);
  });

  it("leaves out with a fund those that exchanged units with it", async () => {
    const pairId = "01926e5a-1111-7000-8000-000000000001";
    const linked = part(0, fund("a"), row(0, pairId), fund("b"), row(2, pairId), fund("c"), row(4));
    const { sent, server } = serverThat(refusing("b"));
    const { refused } = await last(unsentImport({ ...inputs, parts: [linked] }), server);
    expect(sent).toEqual(["0: a,b,c", "0: c"]);
    expect(refused).toEqual([{ message: "no b", names: ["a", "b"] }]);
  });

  it("leaves out a part that is refused without a name, and sends the others", async () => {
    const { sent, server } = serverThat((one) =>
      one.part === 0 ? new Refusal("too many imports") : stored(one),
    );
    const { step, refused } = await last(unsentImport(inputs), server);
    expect(sent).toEqual(["0: a,b,c", "1: d"]);
    expect(step).toBe("saved");
    expect(refused.map(({ names }) => names)).toEqual([["a", "b", "c"], ["b"]]);
  });

  it("stops at any other failure, and goes on from there with what was not refused", async () => {
    let isDown = true;
    const { sent, server } = serverThat((one) =>
      one.part === 1 && isDown ? new Error("offline") : refusing("a")(one),
    );
    const stopped = await last(unsentImport(inputs), server);
    expect(stopped).toMatchObject({ step: "stopped", message: "offline", next: 1 });
    isDown = false;
    const saved = await last(stopped, server);
    expect(saved).toMatchObject({
      step: "saved",
      refused: [{ names: ["a"] }],
      result: { added: 4 },
    });
    expect(sent).toEqual(["0: a,b,c", "0: b,c", "1: b,d", "1: b,d"]);
  });

  it("adds people once, and nothing before they are there", async () => {
    const asha = { id: "1", name: "Asha", kind: "individual" as const };
    let isDown = true;
    const { sent, server } = serverThat(stored);
    const failing: ImportServer = {
      ...server,
      addHolders: async (holders) => {
        if (isDown) throw new Error("offline");
        await server.addHolders(holders);
      },
    };
    const stopped = await last(unsentImport({ ...inputs, holders: [asha] }), failing);
    expect(stopped).toMatchObject({ step: "stopped", next: 0, inputs: { holders: [asha] } });
    expect(sent).toEqual([]);
    isDown = false;
    await last(stopped, failing);
    expect(sent).toEqual(["Asha", "0: a,b,c", "1: b,d"]);
  });
});
