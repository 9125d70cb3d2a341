import { once } from "node:events";
import { connect } from "node:net";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxSilence, withWriteLock } from "../../../src/server/platform/db/write-lock.ts";
import { missing } from "../../../src/shared/missing.ts";
import { fundInput, register } from "../../support/api/api-client.ts";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

let product: TestProduct;
let asha: Awaited<ReturnType<typeof register>>;
beforeAll(async () => {
  product = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" });
  asha = (await register(product.url)).withoutRetry();
});
afterAll(() => product.stop());

const lockOf = ({ settings }: TestProduct, authToken = settings["DATABASE_AUTH_TOKEN"]) => ({
  url: settings["WRITE_LOCK_URL"] ?? missing(),
  authToken,
});
const add = () => asha.mutate("funds.add", fundInput());

describe("the write lock", () => {
  it("keeps the worker from writing, but not from reading, while another process has it", async () => {
    const answers = await withWriteLock(lockOf(product), 5_000, async () => [
      (await add()).status,
      (await asha.query("funds.list")).status,
      (await fetch(`${product.url}/api/health`)).status,
    ]);
    expect(answers).toEqual([503, 200, 200]);
    expect((await add()).status).toBe(200);
  });

  it("is had by one at a time, in the order of arrival", async () => {
    const events: string[] = [];
    const hold = (name: string) =>
      withWriteLock(lockOf(product), 10_000, async () => {
        events.push(`${name} begins`);
        await asha.query("funds.list");
        events.push(`${name} ends`);
      });
    const first = hold("first");
    await Promise.all([first, hold("second")]);
    expect(events).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  });

  it.each([
    ["is killed", "SIGKILL"],
    ["is suspended", "SIGSTOP"],
  ] as const)(
    "is free again when the process that has it %s",
    { tags: "long" },
    async (_, signal) => {
      const module = new URL("../../../src/server/platform/db/write-lock.ts", import.meta.url).href;
      const script = `import { withWriteLock } from "${module}";
      await withWriteLock(${JSON.stringify(lockOf(product))}, 5000, async () => {
        console.log("held");
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      });`;
      const holder = execa(process.execPath, ["--input-type=module", "--eval", script], {
        reject: false,
      });
      await once(holder.stdout, "data");
      holder.kill(signal);
      // Waits for its turn, as it would for a command.
      await withWriteLock(lockOf(product), 60_000, async () => {});
      expect((await add()).status).toBe(200);
      holder.kill("SIGKILL");
      await holder;
    },
  );

  it("stays with a process that takes long", { tags: "long", timeout: 60_000 }, async () => {
    await withWriteLock(lockOf(product), 5_000, async () => {
      const granted = withWriteLock(lockOf(product), maxSilence + 2_000, async () => {});
      await expect(granted).rejects.toThrow("cannot reach its database");
    });
    expect((await add()).status).toBe(200);
  });

  it(
    "does not hide that the database answers no write, where the turn is for one query",
    { tags: "long", timeout: 60_000 },
    async () => {
      const health = async () => (await fetch(`${product.url}/api/health`)).json();
      const lock = { ...lockOf(product), isForOneQuery: true };
      await withWriteLock(lock, 5_000, async () => {
        expect(await health()).toMatchObject({ database: "ok" });
        await waitUntil(async () =>
          expect(await health()).toMatchObject({ database: "no-writes" }),
        );
      });
      await waitUntil(async () => expect((await add()).status).toBe(200));
    },
  );

  it("is not lost to a health check whose asker has gone while it waited", async () => {
    const { hostname, port, host } = new URL(product.url);
    const asker = connect(Number(port), hostname);
    await withWriteLock(lockOf(product), 5_000, async () => {
      asker.write(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      // Answered after the check has begun to wait: the state is found out once.
      await fetch(`${product.url}/api/health`);
      asker.resetAndDestroy();
    });
    expect((await add()).status).toBe(200);
  });

  it("is passed on while writes that have waited too long are refused", async () => {
    const waiting = await withWriteLock(lockOf(product), 5_000, async () => {
      const all = Array.from({ length: 100 }, add);
      await Promise.race(all);
      return all;
    });
    expect((await add()).status).toBe(200);
    expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toContain(503);
  });

  it("is refused without the database's token", async () => {
    const locked = withWriteLock(lockOf(product, "another"), 5_000, async () => "written");
    await expect(locked).rejects.toThrow("DATABASE_AUTH_TOKEN");
  });

  it("is not needed where no worker is there", async () => {
    const lock = { url: "http://127.0.0.1:9", authToken: undefined };
    expect(await withWriteLock(lock, 5_000, async () => "written")).toBe("written");
  });
});
