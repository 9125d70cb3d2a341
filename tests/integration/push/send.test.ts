import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applyMigrations } from "../../../scripts/product/database/migrations.ts";
import { newPushKey } from "../../../scripts/product/secrets-key.ts";
import { makePushesDue } from "../../../src/server/push/make-due.ts";
import { sendDuePushes } from "../../../src/server/push/send-pushes.ts";
import type { ServiceContext } from "../../../src/server/platform/context.ts";
import { createServices } from "../../../src/server/services.ts";
import { testBrowser, vapidIn, type TestBrowser } from "../../support/api/push.ts";
import { startFaultProxy, type FaultProxy } from "../../support/servers/fault-proxy.ts";
import {
  startPushStandIn,
  type PushFate,
  type PushStandIn,
} from "../../support/servers/push-stand-in.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestServers, type TestServers } from "../../support/servers/test-servers.ts";

/** 10:00 in India, the day before the instalment. */
const morning = "2026-12-04T04:30:00Z";
const dueDay = "2026-12-05";

let servers: TestServers;
let databaseUrl: string;
let database: FaultProxy;
let service: PushStandIn;
let bindings: Record<string, string>;
beforeAll(async () => {
  servers = await startTestServers();
  ({ url: databaseUrl } = await servers.database("push"));
  await applyMigrations({ url: databaseUrl, authToken: undefined });
  database = await startFaultProxy(databaseUrl);
  service = await startPushStandIn();
  bindings = {
    APP_URL: "https://fundbook.example",
    DATABASE_URL: database.url,
    PUSH_KEY: newPushKey(),
    PUSH_SERVICES: service.url,
    INBOX_DOMAIN: "in.test.example",
    SECRETS_KEY: Buffer.alloc(32).toString("base64"),
  };
});
afterAll(async () => {
  await database?.stop();
  await service?.stop();
  await servers?.stop();
});
beforeEach(async () => {
  service.messages.length = 0;
  service.fates.clear();
  await runSql(databaseUrl, "delete from users");
});

function at(moment: string): ServiceContext {
  const run = { timeout: 5_000, queryTimeout: 4_000, waitUntil: () => {} };
  const services = createServices(bindings, { requestId: "", log: () => {} }, run);
  return { ...services, clock: () => new Date(moment) };
}
const tell = async (moment: string): Promise<void> => {
  await makePushesDue(at(moment));
  await sendDuePushes(at(moment));
};
const queued = () => runSql(databaseUrl, "select kind, id from push_queue order by kind");

type Device = TestBrowser & { path: string };
let devices = 0;

async function addDevice(userId: string, kinds = ["sips", "events"]): Promise<Device> {
  const path = `/push/${(devices += 1)}`;
  const browser = testBrowser(service.url + path);
  const { endpoint, p256dh, auth } = browser.subscription;
  await runSql(
    databaseUrl,
    "insert into sessions (id, user_id, expires_at, created_at) values (?1, ?2, 9e14, 1)",
    [path, userId],
  );
  await runSql(
    databaseUrl,
    `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, kinds, created_at)
     values (?, ?, ?, ?, ?, ?, 1)`,
    [userId, path, endpoint, p256dh, auth, JSON.stringify(kinds)],
  );
  return { ...browser, path };
}

/** With a SIP on the 5th of each month. */
async function addInvestor(userId: string = crypto.randomUUID()): Promise<string> {
  await runSql(
    databaseUrl,
    `insert into users (id, email, name, provider, created_at, language)
     values (?1, ?1 || '@example.in', 'Asha', 'emailAndPassword', 1, 'hi')`,
    [userId],
  );
  await runSql(
    databaseUrl,
    `insert into funds (id, user_id, scheme_name, name_key, category, folio_number, invested_amount, units, created_at)
     values ('fund', ?, 'Example Flexi Cap', 'example', 'Equity', '1', '0', '0', 1)`,
    [userId],
  );
  await runSql(
    databaseUrl,
    `insert into sips (user_id, id, fund_id, amount, day, from_date, paused, next_due, created_at)
     values (?, 'sip', 'fund', '5000', 5, '2026-01-01', 0, ?, 1)`,
    [userId, dueDay],
  );
  return userId;
}

const addInvestorWith = async (kinds?: string[]) => {
  const userId = await addInvestor();
  return { userId, device: await addDevice(userId, kinds) };
};
const toldTo = ({ path, open }: Device) =>
  service.messages.filter((message) => message.path === path).map(({ body }) => open(body));
const sip = { kind: "sips", id: dueDay, language: "hi" };

describe("a SIP that falls due", () => {
  it("is told once on each device, the day before, signed for the service that it goes to", async () => {
    const { userId, device } = await addInvestorWith();
    const phone = await addDevice(userId);
    await tell(morning);
    for (const hour of ["05:30", "06:30", "11:00"]) await tell(`2026-12-04T${hour}:00Z`);
    await tell("2026-12-05T04:30:00Z");
    expect([toldTo(device), toldTo(phone)]).toEqual([[sip], [sip]]);
    const { claims } = vapidIn(service.messages[0]?.headers ?? {});
    expect(claims).toEqual({
      aud: service.url,
      sub: "https://fundbook.example",
      exp: Date.parse(morning) / 1_000 + 12 * 60 * 60,
    });
    await runSql(databaseUrl, "update sips set next_due = '2027-01-05'");
    await tell("2027-01-04T04:30:00Z");
    expect(toldTo(device)).toEqual([sip, { ...sip, id: "2027-01-05" }]);
  });

  it("is told by one of two runs at once", async () => {
    const { device } = await addInvestorWith();
    await Promise.all([makePushesDue(at(morning)), makePushesDue(at(morning))]);
    await Promise.all([sendDuePushes(at(morning)), sendDuePushes(at(morning))]);
    expect(toldTo(device)).toEqual([sip]);
  });

  it("is not told at night, nor where it was paused or not asked for", async () => {
    const { device } = await addInvestorWith();
    const { device: other } = await addInvestorWith(["events"]);
    await tell("2026-12-04T03:29:00Z");
    await tell("2026-12-04T15:30:00Z");
    expect(toldTo(device)).toEqual([]);
    await tell(morning);
    expect([toldTo(device), toldTo(other)]).toEqual([[sip], []]);
    const paused = await addInvestorWith();
    await runSql(databaseUrl, "update sips set paused = 1 where user_id = ?", [paused.userId]);
    await tell(morning);
    expect(toldTo(paused.device)).toEqual([]);
  });

  it("is told on the day itself where the day before was missed", async () => {
    const { device } = await addInvestorWith();
    await tell("2026-12-05T08:30:00Z");
    expect(toldTo(device)).toEqual([sip]);
  });
});

describe("what needs a person", () => {
  it("is told once, however many things it is", async () => {
    const { userId, device } = await addInvestorWith(["events"]);
    for (const id of ["one", "two"]) {
      await runSql(
        databaseUrl,
        `insert into inbox_files (user_id, id, epoch, name, sender_kind, bytes, hash, chunks, received_at)
         values (?1, ?2, 0, 'cas.pdf', 'registrar', 1, ?2, 1, 1)`,
        [userId, id],
      );
      await tell(morning);
    }
    expect(toldTo(device)).toEqual([{ kind: "events", id: "2026-12-04", language: "hi" }]);
    await runSql(databaseUrl, "update inbox_files set received_at = 864e5 where id = 'two'");
    await tell("2026-12-05T04:30:00Z");
    await tell("2026-12-06T04:30:00Z");
    expect(toldTo(device)).toHaveLength(2);
  });
});

describe("a device", () => {
  it.each([404, 410])("ends when its service answers %i", async (status) => {
    const { userId, device } = await addInvestorWith();
    const kept = await addDevice(userId);
    service.fates.set(device.path, status);
    await tell(morning);
    const left = await runSql(databaseUrl, "select session_id as path from push_devices");
    expect(left).toEqual([{ path: kept.path }]);
    expect(toldTo(kept)).toEqual([sip]);
  });

  it("is told nothing once its session has ended, though the rows are still there", async () => {
    const { device } = await addInvestorWith();
    await makePushesDue(at(morning));
    await runSql(databaseUrl, "update sessions set expires_at = 1");
    await sendDuePushes(at(morning));
    expect(service.messages).toEqual([]);
    expect(toldTo(device)).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it("is told nothing that was turned off while it waited", async () => {
    const { device } = await addInvestorWith();
    await makePushesDue(at(morning));
    await runSql(databaseUrl, `update push_devices set kinds = '["events"]'`);
    await sendDuePushes(at(morning));
    expect(toldTo(device)).toEqual([]);
    expect(await queued()).toEqual([]);
  });

  it("is told nothing that waited for the user who had the browser before", async () => {
    const { userId, device } = await addInvestorWith();
    await makePushesDue(at(morning));
    await runSql(databaseUrl, "delete from push_devices where user_id = ?", [userId]);
    const next = await addInvestor();
    await runSql(
      databaseUrl,
      "insert into sessions (id, user_id, expires_at, created_at) values ('next', ?, 9e14, 1)",
      [next],
    );
    await sendDuePushes(at(morning));
    expect(toldTo(device)).toEqual([]);
  });
});

describe("a push service", () => {
  it("that is busy, down or doubts the clock is asked again, until the day is over", async () => {
    for (const status of [429, 500, 503, 401, 403]) {
      const { device } = await addInvestorWith();
      service.fates.set(device.path, status);
      await tell(morning);
      await tell("2026-12-04T04:40:00Z");
      expect(toldTo(device), String(status)).toEqual([sip]);
      service.fates.delete(device.path);
      await tell("2026-12-04T04:46:00Z");
      await tell("2026-12-04T05:46:00Z");
      expect(toldTo(device), String(status)).toEqual([sip, sip]);
    }
    const { device } = await addInvestorWith();
    service.fates.set(device.path, 503);
    await tell(morning);
    service.fates.delete(device.path);
    await tell("2026-12-04T15:31:00Z");
    expect(toldTo(device)).toEqual([sip]);
    expect(await queued()).toEqual([]);
  });

  it("that gives no answer, refuses for good or redirects is not asked again", async () => {
    const fates: PushFate[] = ["lost", 400, 413, { to: `${service.url}/elsewhere` }];
    for (const fate of fates) {
      const { device } = await addInvestorWith();
      service.fates.set(device.path, fate);
      await tell(morning);
      service.fates.delete(device.path);
      await tell("2026-12-04T06:30:00Z");
      expect(toldTo(device), JSON.stringify(fate)).toEqual([sip]);
    }
    expect(service.messages.map(({ path }) => path)).not.toContain("/elsewhere");
    expect(await runSql(databaseUrl, "select count(*) as count from push_devices")).toEqual([
      { count: fates.length },
    ]);
  });

  it("that is no longer allowed gets nothing, and its devices end", async () => {
    const { device } = await addInvestorWith();
    await makePushesDue(at(morning));
    const { PUSH_SERVICES: _services, ...without } = bindings;
    const run = { timeout: 5_000, queryTimeout: 4_000, waitUntil: () => {} };
    const services = createServices(without, { requestId: "", log: () => {} }, run);
    await sendDuePushes({ ...services, clock: () => new Date(morning) });
    expect(toldTo(device)).toEqual([]);
    expect(await runSql(databaseUrl, "select * from push_devices")).toEqual([]);
  });
});

describe("a run that is cut off", () => {
  it("tells nobody twice, at whatever query the database is lost", async () => {
    for (const loss of ["request", "answer"] as const) {
      for (let nth = 1, isMet = true; isMet; nth += 1) {
        const { device } = await addInvestorWith();
        const wasMet = database.drop(loss, nth);
        await tell(morning).catch(() => {});
        isMet = wasMet();
        database.drop(loss, 1_000_000);
        await tell(morning);
        await tell("2026-12-04T06:30:00Z");
        expect(toldTo(device).length, `${loss} ${nth}`).toBeLessThanOrEqual(1);
        if (loss === "request") expect(toldTo(device), `${loss} ${nth}`).toEqual([sip]);
        await runSql(databaseUrl, "delete from users");
      }
    }
  });
});

describe("a clock that is wrong", () => {
  it("sends no flood: at most one of each kind a day, and none twice", async () => {
    const { device } = await addInvestorWith();
    await tell(morning);
    for (const moment of ["2031-03-04T04:30:00Z", morning, "2020-03-04T04:30:00Z", morning]) {
      await tell(moment);
    }
    const told = toldTo(device);
    expect(new Set(told.map(({ id }) => id)).size).toBe(told.length);
    expect(told.length).toBeLessThanOrEqual(3);
  });

  it("leaves nothing for the years between", async () => {
    const { device } = await addInvestorWith();
    await runSql(databaseUrl, "update sips set next_due = '2030-12-05'");
    await makePushesDue(at("2030-12-04T04:30:00Z"));
    expect(await queued()).toHaveLength(1);
    await sendDuePushes(at(morning));
    expect(toldTo(device)).toEqual([]);
    expect(await queued()).toEqual([]);
  });
});

describe("many devices", () => {
  it("are told in bounded parts", async () => {
    const userId = await addInvestor();
    const many = await Promise.all(Array.from({ length: 25 }, () => addDevice(userId)));
    await tell(morning);
    expect(many.map((device) => toldTo(device).length)).toEqual(many.map(() => 1));
  });
});
