// @module-tag long
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Removal } from "../../../src/shared/removals/schema.ts";
import { runHourly } from "../../../src/server/hourly.ts";
import { getJobState } from "../../../src/server/platform/job/job-state.ts";
import { todaysList } from "../../support/data/fixtures.ts";
import { okay } from "../../support/api/ledgers.ts";
import {
  addFund,
  registerUser,
  sharingPair,
  type RegisteredUser,
} from "../../support/api/sharing.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { testDatabase } from "../../support/servers/test-database.ts";

const day = 86_400_000;

let upstream: HttpServer;
let product: TestProduct;
beforeAll(async () => {
  upstream = await startHttpServer();
  upstream.answer(text(todaysList()));
  product = await startTestProduct({ AMFI_NAV_URL: `${upstream.url}/NAVAll.txt` });
});
afterAll(async () => {
  await product?.stop();
  await upstream?.stop();
});

let start: number;
beforeEach(() => {
  start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const logged: string[] = [];
const jobAt = async (days: number, trustClock = false) => {
  vi.setSystemTime(start + days * day);
  const log = (_: string, event: string) => void logged.push(event);
  await runHourly(product.settings, { run: { requestId: "", log }, trustClock });
};
const deletionsWait = async () => {
  const db = testDatabase(product.databaseUrl);
  return (await getJobState({ db })).deletionsWait;
};

async function withRemoval(): Promise<{ user: RegisteredUser; removalId: string }> {
  const user = await registerUser(product.url);
  const { removalId } = okay<{ removalId: string }>(
    await user.mutate("funds.delete", { id: await addFund(user) }),
  );
  return { user, removalId };
}

describe("an hourly job whose clock runs 40 days ahead", () => {
  it("deletes nothing for good, however often it runs, and the right clock finds everything", async () => {
    const { user, removalId } = await withRemoval();
    await jobAt(0);
    expect(await deletionsWait()).toBe(false);
    for (const hours of [0, 1, 2]) await jobAt(40 + hours / 24);
    expect(logged.filter((event) => event === "hourly.deletions-wait")).toHaveLength(3);
    expect(await deletionsWait()).toBe(true);
    const metrics = await runSql(product.databaseUrl, "select agreed from job_clock");
    expect(metrics).toMatchObject([{ agreed: 0 }]);
    // The first job after the jump back waits as well; the next one deletes again.
    await jobAt(0.1);
    expect(await deletionsWait()).toBe(true);
    await jobAt(0.2);
    expect(await deletionsWait()).toBe(false);
    vi.useRealTimers();
    const removals = okay<Removal[]>(await user.query("removals.list"));
    expect(removals.map(({ id }) => id)).toEqual([removalId]);
    okay(await user.mutate("removals.restore", { id: removalId }));
  });

  it("updates no share that is kept up, until the clock is right again", async () => {
    const { sender, to, ids } = await sharingPair(product.url);
    okay(await sender.mutate("sharing.keepUp", { recipientId: to.id }));
    okay(await sender.mutate("funds.update", { id: ids[0], data: { units: 77 } }));
    await runSql(
      product.databaseUrl,
      "update funds set updated_at = updated_at - 86400000 where id = ?",
      [ids[0] ?? ""],
    );
    const copied = async () => {
      const [row] = await runSql(
        product.databaseUrl,
        "select units from shared_funds where recipient_id = ? and id = ?",
        [to.id, ids[0] ?? ""],
      );
      return row?.["units"];
    };
    await jobAt(40);
    await jobAt(40.1);
    await jobAt(0.1);
    expect(await copied()).toBe("10");
    await jobAt(0.2);
    expect(await copied()).toBe("77");
    vi.useRealTimers();
  });

  it("makes no letter due, but on the operator's word", async () => {
    const { id } = await registerUser(product.url);
    await runSql(product.databaseUrl, "update users set email_proven_at = 1 where id = ?", [id]);
    await runSql(
      product.databaseUrl,
      "insert into letter_settings (user_id, kind, holder_id, amounts) values (?, 'monthly', 'me', 'notice')",
      [id],
    );
    const due = () =>
      runSql(product.databaseUrl, "select period from letters where user_id = ?", [id]);
    await jobAt(0);
    const before = await due();
    const [ahead] = Array.from({ length: 31 }, (_, more) => 40 + more).filter(
      (days) => new Date(start + days * day).getUTCDate() === 6,
    );
    await jobAt(ahead ?? 0);
    expect(await due()).toEqual(before);
    await jobAt(ahead ?? 0, true);
    expect(await due()).toHaveLength(before.length + 1);
    vi.useRealTimers();
  });

  it("deletes on the operator's word", async () => {
    const { user } = await withRemoval();
    await jobAt(40, true);
    vi.useRealTimers();
    expect((await user.query("funds.list")).status).toBe(401);
    expect(await runSql(product.databaseUrl, "select id from removals")).toEqual([]);
  });
});
