import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ownServers, type OwnServers, type OwnWorker } from "../support/own-servers.ts";
import { fundInput, investor } from "../support/person.ts";

let servers: OwnServers;
let worker: OwnWorker;
beforeAll(async () => {
  servers = await ownServers();
  worker = await servers.worker({ DATABASE_URL: inject("databaseUrl"), RATE_LIMITS: "off" });
});
afterAll(() => servers?.stop());

describe("the worker that is built for a server of one's own", () => {
  it("signs people up, keeps their funds and answers with them", async () => {
    const asha = await investor(worker.url);
    const fund = fundInput();
    expect((await asha.tell("funds.add", fund)).status).toBe(200);
    expect((await asha.ask("funds.list")).data).toMatchObject({ funds: [{ id: fund.id }] });
  });
});
