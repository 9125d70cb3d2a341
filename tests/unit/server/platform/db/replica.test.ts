import { describe, expect, it } from "vitest";
import { sendThroughReplica, type Send } from "../../../../../src/server/platform/db/replica.ts";

const signal = AbortSignal.timeout(1_000);
const headers = { authorization: "Bearer token", "content-type": "application/json" };
const write = () =>
  new Request("http://replica/v2/pipeline", { method: "POST", headers, body: "a write" });
const done = (result: object) =>
  Response.json({
    results: [
      { type: "ok", response: { type: "batch", result } },
      { type: "ok", response: { type: "close" } },
    ],
  });

/** A replica that returns the given responses in turn, and records its requests. */
function replica(...answers: (() => Response)[]) {
  const got: { authorization: string | null; body: string }[] = [];
  const send: Send = async (request) => {
    const authorization = request.headers.get("authorization");
    got.push({ authorization, body: await request.text() });
    return answers.shift()!();
  };
  return { got, send: sendThroughReplica(send) };
}

describe("a write through a replica", () => {
  it("returns when the replica has caught up with it", async () => {
    const { got, send } = replica(
      () => done({ replication_index: "42" }),
      () => done({}),
    );
    expect(await (await send(write(), signal)).json()).toMatchObject({ results: [{}, {}] });
    expect(got).toHaveLength(2);
    expect(got[1]?.authorization).toBe("Bearer token");
    expect(JSON.parse(got[1]?.body ?? "")).toEqual({
      requests: [
        { type: "execute", stmt: { sql: "select 1", replication_index: "42", want_rows: false } },
        { type: "close" },
      ],
    });
  });

  it("succeeds even when the replica does not catch up", async () => {
    const { send } = replica(
      () => done({ replication_index: "42" }),
      () => {
        throw new Error("too late");
      },
    );
    expect((await send(write(), signal)).status).toBe(200);
  });

  it.each([
    ["says no place", () => done({ replication_index: null })],
    ["is a failure", () => Response.json({ results: [{ type: "error", error: {} }] })],
    ["is a refusal", () => new Response("no", { status: 401 })],
  ])("does not wait for the replica when its response %s", async (_, answer) => {
    const { got, send } = replica(answer);
    expect((await send(write(), signal)).status).toBe(answer().status);
    expect(got).toHaveLength(1);
  });
});
