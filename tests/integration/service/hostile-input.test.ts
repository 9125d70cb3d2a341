import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Me } from "../../../src/shared/auth/schema.ts";
import { errorCatalogue } from "../../../src/shared/errors.ts";
import { canary, change, changed, hostileRequest } from "../../support/api/hostile-input.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import {
  calls,
  holdings,
  createResources,
  type Procedure,
  type Resources,
} from "../../support/api/procedures.ts";
import { rawRequest, type RawAnswer, type RawRequest } from "../../support/api/raw-request.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { addFund } from "../../support/api/sharing.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const logFile = join(inject("outbox"), "../log/server.log");

/** Runs of each kind, of ten concurrent requests each. FUNDBOOK_ATTACKS=5000 runs longer; FUNDBOOK_SEED repeats a run. */
const numRuns = Number(process.env["FUNDBOOK_ATTACKS"] ?? 40);
const seed = Number(process.env["FUNDBOOK_SEED"] ?? 20_260_820);

/** The attacker knows the ids of the bystander's data and may neither see nor change it. */
let bystander: Resources;
let before: Awaited<ReturnType<typeof holdings>>;
let attacker: ApiClient;
let logged: number;
const attackers: ApiClient[] = [];

const newAttacker = async () => {
  attacker = await register(baseUrl, "Mallory");
  attackers.push(attacker);
  await addFund(attacker, { id: bystander.fundId });
};

beforeAll(async () => {
  bystander = await createResources(baseUrl);
  before = await holdings(databaseUrl, bystander);
  logged = readFileSync(logFile, "utf8").length;
  await newAttacker();
});

/** Internals that may not be revealed. */
const inside =
  /SQLITE_|libsql|hrana|node_modules|password_hash|user_id|\.ts:\d|\bat (async )?\w+ \(|\$argon2/;

function expectWell({ status, headers, body }: RawAnswer): void {
  expectNoFailure(status);
  expect(body).not.toMatch(inside);
  expect(body).not.toContain(bystander.owner.email);
  expect(body).not.toContain(bystander.sessionId);
  // Only responses of the runtime itself lack this header.
  const isOurs = headers["x-content-type-options"] !== undefined;
  if (!isOurs || body === "" || !/json/.test(headers["content-type"] ?? "")) return;
  const answers = [JSON.parse(body)].flat();
  if (status >= 400) expect(answers[0]).toHaveProperty("error");
  for (const { error } of answers) {
    if (error === undefined) continue;
    expectNoFailure(error.data.httpStatus);
    expect(Object.keys(errorCatalogue)).toContain(error.data.appCode);
    expect(error.message).toEqual(expect.any(String));
    expect(error.data).not.toHaveProperty("stack");
  }
}

/** 503 is allowed: on a slow machine ten password hashes take longer than the database's timeout. */
function expectNoFailure(status: number): void {
  if (status !== 503) expect(status).toBeLessThan(500);
}

const own = () => ({
  origin: baseUrl,
  "content-type": "application/json",
  cookie: attacker.cookie(),
});
const procedures = Object.keys(calls) as Procedure[];

function callOf(procedure: Procedure, json: string | undefined): RawRequest {
  const path = `/api/trpc/${procedure}`;
  if (calls[procedure].kind === "mutate")
    return { method: "POST", path, headers: own(), body: json };
  const query = json === undefined ? "" : `?input=${encodeURIComponent(json)}`;
  return { method: "GET", path: path + query, headers: own() };
}

/** Up to ten concurrent ones. */
const atOnce = <Value>(one: fc.Arbitrary<Value>) =>
  fc.array(one, { minLength: 1, maxLength: 10, size: "max" });

/** @param requests are sent concurrently by a signed-in attacker */
async function attack(requests: () => RawRequest[]): Promise<void> {
  const me = await attacker.query("auth.me");
  if (me.status === 200 && (me.data as Me).user === null) await newAttacker();
  const answers = await Promise.all(requests().map((one) => rawRequest(baseUrl, one)));
  answers.forEach(expectWell);
}

describe("hostile input", { timeout: 60_000 + numRuns * 1_000 }, () => {
  it("to procedures never causes an internal error", async () => {
    const input = fc.record({
      procedure: fc.constantFrom(...procedures),
      changes: fc.array(change, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(atOnce(input), (inputs) =>
        attack(() =>
          inputs.map(({ procedure, changes }) =>
            callOf(procedure, changed(calls[procedure].input?.(bystander), changes)),
          ),
        ),
      ),
      { numRuns, seed },
    );
  });

  it("to any path, method and header is answered in the API's format", async () => {
    await fc.assert(
      fc.asyncProperty(atOnce(hostileRequest), (requests) =>
        attack(() => requests.map((one) => ({ ...one, headers: { ...own(), ...one.headers } }))),
      ),
      { numRuns, seed },
    );
  });

  it("leaves the attacker's category counts consistent", async () => {
    const emails = JSON.stringify(attackers.map(({ email }) => email));
    const miscounted = await runSql(
      databaseUrl,
      `select * from (
         select user_id, category, count(*) as held from funds group by user_id, category) as counted
       full join categories on categories.user_id = counted.user_id and categories.name = counted.category
       where coalesce(counted.user_id, categories.user_id) in (
         select id from users where email in (select value from json_each(?)))
         and counted.held is not categories.count`,
      [emails],
    );
    expect(miscounted).toEqual([]);
  });

  it("leaves other users' data unchanged", async () => {
    expect(await holdings(databaseUrl, bystander)).toEqual(before);
  });

  it("is logged without its content", () => {
    const lines =
      readFileSync(logFile, "utf8")
        .slice(logged)
        .match(/\{"level":.*\}/g) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    const log = lines.join("\n");
    expect(log).not.toMatch(inside);
    expect(log).not.toContain(canary);
    expect(log).not.toContain("@example.in");
    expect(log).not.toContain('"event":"request.failed"');
  });
});
