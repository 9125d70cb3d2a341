// @module-tag long
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { describe, expect, it } from "vitest";
import { databaseServer } from "../../../scripts/product/servers/database-server.ts";
import { newLogFile } from "../../../scripts/product/servers/part-log.ts";
import { startServer } from "../../../scripts/product/servers/process.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import {
  databasePid,
  createTestFolder,
  startTestProduct,
  pidsOf,
  type TestProduct,
} from "../../support/servers/test-product.ts";
import { fundInput, register, password } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";
import { fundsOf } from "../../support/api/funds.ts";
import { waitUntil } from "../../support/wait-until.ts";

const closedPort = "http://127.0.0.1:9/";

const withProduct = async (
  settings: Record<string, string>,
  test: (product: TestProduct) => Promise<void>,
) => {
  const product = await startTestProduct({
    AMFI_NAV_URL: closedPort,
    RATE_LIMITS: "off",
    ...settings,
  });
  try {
    await test(product);
  } finally {
    await product.stop();
  }
};

const health = async ({ url }: TestProduct) => (await fetch(`${url}/api/health`)).status;
const untilUp = (product: TestProduct) =>
  waitUntil(async () => expect(await health(product)).toBe(200));
/** On a busy machine a thread can go on for a moment after the signal. */
async function suspend(pid: number): Promise<void> {
  process.kill(pid, "SIGSTOP");
  const states = () =>
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
      return stat.slice(stat.lastIndexOf(")") + 2, stat.lastIndexOf(")") + 3);
    });
  await waitUntil(() => expect(new Set(states())).toEqual(new Set(["T"])));
}

async function expectSound({ databaseUrl }: TestProduct): Promise<void> {
  expect(await runSql(databaseUrl, "pragma integrity_check")).toMatchObject([
    { integrity_check: "ok" },
  ]);
}

/** Each starts its own product and mostly waits, so they run concurrently. */
describe.concurrent("a database", { timeout: 120_000 }, () => {
  it("that hangs for 30 s makes each request a 503 within 5 s, and the first requests after its return succeed", () =>
    withProduct({}, async (product) => {
      const asha = (await register(product.url)).withoutRetry();
      const requests = () => [
        asha.query("funds.list"),
        asha.mutate("funds.add", fundInput()),
        asha.query("nav.status"),
        asha.mutate("auth.login", { email: asha.email, password }),
      ];
      const before = pidsOf(product);
      await suspend(before.database);
      try {
        for (const stopped = Date.now(); Date.now() < stopped + 30_000;) {
          const asked = Date.now();
          const [isUp, ...answers] = await Promise.all([health(product), ...requests()]);
          expect(Date.now() - asked).toBeLessThan(5_000);
          expect(isUp).toBe(503);
          for (const { status, error, headers } of answers) {
            expect([status, error?.data.appCode]).toEqual([503, "service/unavailable"]);
            expect(headers.get("retry-after")).toBe("5");
          }
        }
      } finally {
        process.kill(before.database, "SIGCONT");
      }
      const answers = await Promise.all(requests());
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await health(product)).toBe(200);
      expect(pidsOf(product)).toEqual(before);
    }));

  it("that is killed during a thousand writes keeps each confirmed one exactly once", () =>
    withProduct({}, async (product) => {
      const asha = await register(product.url);
      const confirmed = new Set<string>();
      const killed = databasePid(product);
      let sent = 0;
      const write = async () => {
        while (sent < 1_000) {
          sent += 1;
          const input = fundInput();
          const { status } = await asha.mutate("funds.add", input);
          if (status !== 200) await untilUp(product);
          else if (confirmed.add(input.id).size === 300) {
            process.kill(killed, "SIGKILL");
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, write));

      const ids = (await fundsOf(asha)).map(({ id }) => id);
      expect(databasePid(product)).not.toBe(killed);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...confirmed].filter((id) => !ids.includes(id))).toEqual([]);
      expect((await asha.query("categories.list")).data).toMatchObject([
        { name: "debt", count: ids.length },
      ]);
      await expectSound(product);
    }));

  it("with a full disk refuses writes, serves reads, loses nothing, and recovers when there is space", () =>
    withRoom((setRoom, settings) =>
      withProduct(settings, async (product) => {
        const asha = await register(product.url);
        const input = { ...fundInput(), amfiCode: "900001" };
        await loadFeed(product.databaseUrl, navFixture("six-columns"));
        await asha.mutate("funds.add", input);
        await loadFeed(product.databaseUrl, navFixture("eight-columns"));

        setRoom("full");
        const another = fundInput();
        for (const refused of [
          await asha.mutate("funds.add", another),
          await asha.mutate("funds.update", { id: input.id, data: { units: 99 } }),
          await asha.mutate("funds.delete", { id: input.id }),
          await asha.mutate("funds.refreshNav"),
          await asha.mutate("auth.login", { email: asha.email, password }),
        ]) {
          const { status, error } = refused;
          expect([status, error?.data.appCode]).toEqual([503, "service/disk-full"]);
        }
        // The list has a newer NAV, which cannot be stored now.
        expect(await fundsOf(asha)).toMatchObject([
          { id: input.id, units: input.units, navDate: "2026-08-18" },
        ]);
        expect((await asha.query("auth.me")).data).toMatchObject({ user: { email: asha.email } });

        setRoom("free");
        expect((await asha.mutate("funds.add", another)).status).toBe(200);
        const held = await fundsOf(asha);
        expect(held.map(({ id }) => id).toSorted()).toEqual([input.id, another.id].toSorted());
        expect(held.find(({ id }) => id === input.id)).toMatchObject({ navDate: "2026-08-19" });
        await expectSound(product);
      }),
    ));
});

/** A libSQL server whose files can be limited in size, as on a full disk. */
async function withRoom(
  test: (
    setRoom: (room: "full" | "free") => void,
    settings: { DATABASE_URL: string },
  ) => Promise<void>,
): Promise<void> {
  const { path, atEnd, stop } = createTestFolder();
  const options = databaseServer({
    folder: join(path, "db"),
    port: await freePort(),
    log: newLogFile(join(path, "database.log")),
  });
  const server = await startServer({
    ...options,
    // Without the trap SIGXFSZ would kill it instead of failing the write.
    command: "sh",
    args: ["-c", 'trap "" XFSZ; exec "$0" "$@"', options.command, ...options.args],
  });
  atEnd(server.stop);
  try {
    const limits = { full: "1:unlimited", free: "unlimited" };
    const setRoom = (room: keyof typeof limits) =>
      void execFileSync("prlimit", ["--pid", String(server.pid), `--fsize=${limits[room]}`]);
    await test(setRoom, { DATABASE_URL: options.url });
  } finally {
    await stop();
  }
}

describe.concurrent("a source of scheme lists", { timeout: 120_000 }, () => {
  it("that sends one byte per second is aborted after 20 s, and the list stays", async () => {
    const source = await startHttpServer();
    source.answer((_, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write("x"), 1_000);
      response.on("close", () => clearInterval(drip));
    });
    try {
      await withProduct({ AMFI_NAV_URL: source.url }, async (product) => {
        await loadFeed(product.databaseUrl, navFixture("six-columns"));
        await runHourlyJob(product);
        const status = await fetch(`${product.url}/api/trpc/nav.status`);
        expect(await status.json()).toMatchObject({
          result: {
            data: { schemes: 5, refusal: { reason: "the source took longer than 20 s" } },
          },
        });
      });
    } finally {
      await source.stop();
    }
  });
});
