import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../scripts/product/servers/free-port.ts";
import { apiClient, password, register } from "../support/api/api-client.ts";
import { commit, commitInput } from "../support/api/imports.ts";
import { addFund } from "../support/api/sharing.ts";
import {
  buildImage,
  buildOlderImage,
  hardenedRun,
  imageWithMigrations,
  logsOf,
  podman,
} from "../support/servers/image.ts";
import { withMigration } from "../support/servers/migrations.ts";
import { waitUntil } from "../support/wait-until.ts";

const id = crypto.randomUUID().slice(0, 8);
const image = "localhost/fundbook-test";
const [older, newer] = [`${image}-older`, `${image}-newer`];
const [container, volume, otherVolume] = [`fb-${id}`, `fb-data-${id}`, `fb-other-${id}`];
const folder = mkdtempSync(join(tmpdir(), "fundbook-image-"));
let port: number;
let url: string;
let email: string;

beforeAll(async () => {
  port = await freePort();
  url = `http://localhost:${port}`;
  await buildImage(image);
  const [before, after] = [mkdtempSync(`${folder}/`), mkdtempSync(`${folder}/`)];
  await buildOlderImage(older, before);
  await imageWithMigrations(newer, image, after, (place) =>
    withMigration(place, ["create table more (id integer primary key)"]),
  );
}, 1_200_000);

afterAll(async () => {
  await podman("rm", "--force", "--ignore", container);
  await podman("volume", "rm", "--force", volume, otherVolume);
  await podman("image", "rm", "--ignore", older, newer);
  rmSync(folder, { recursive: true, force: true });
});

const remove = () => podman("rm", "--force", "--ignore", container);
const start = async (name: string, flags: string[] = [], data = volume): Promise<void> => {
  await remove();
  await podman(...hardenedRun(port, data), ...flags, "--name", container, name);
  await untilUp();
};
const untilUp = () =>
  waitUntil(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200));
const inside = (...words: string[]) => podman("exec", container, ...words);
const logs = () => logsOf(container);
const exitCode = () => podman("inspect", "--format", "{{.State.ExitCode}}", container);
const signIn = async () => {
  const owner = apiClient(url);
  await owner.mutate("auth.login", { email, password });
  return owner;
};
const fundCount = async (): Promise<number> =>
  ((await (await signIn()).query("funds.list")).data as { funds: object[] }).funds.length;

describe("the image", () => {
  it("has no compiler, no npm and no other user than its own, and says when it is healthy", async () => {
    const tools = "for tool in npm npx gcc cc ld git curl; do command -v $tool; done; id -u";
    expect(await podman("run", "--rm", image, "sh", "-c", tools)).toBe("10001\n");
    const settings = JSON.parse(await podman("image", "inspect", image))[0];
    expect(settings.Healthcheck.Test).toEqual(["CMD", "health"]);
    expect(Object.keys(settings.Config.Volumes)).toEqual(["/data"]);
    expect(settings.Config.Env.toSorted()).toEqual([
      "FUNDBOOK_DATA=/data",
      "MALLOC_ARENA_MAX=1",
      "MALLOC_TRIM_THRESHOLD_=131072",
      "PATH=/fundbook/bin:/usr/local/bin:/usr/bin:/bin",
    ]);
  });

  it("takes at most 280 MB on disk, and 150 MB of memory at rest, as `podman stats` counts it", async () => {
    expect(parseInt(await podman("run", "--rm", image, "du", "-sm", "/fundbook"))).toBeLessThan(
      280,
    );
    await start(image);
    await expect.poll(logs).toContain("nightly-");
    const group = "/sys/fs/cgroup";
    const used = Number(await inside("cat", `${group}/memory.current`));
    // The file cache that the kernel drops first.
    const [, dropped] = /^inactive_file (\d+)$/m.exec(await inside("cat", `${group}/memory.stat`))!;
    expect((used - Number(dropped)) / 2 ** 20).toBeLessThan(150);
    await remove();
    await podman("volume", "rm", "--force", volume);
  });

  it("serves a sign-up and an import on a read-only root, and backs them up", async () => {
    await start(older);
    const owner = await register(url);
    email = owner.email;
    await addFund(owner);
    await commit(owner, commitInput());
    await podman("healthcheck", "run", container);
    expect(await inside("backup")).toMatch(
      /^Backed up 1 account with 2 funds into \/data\/backups/,
    );
  });

  it("loses nothing when it is killed", async () => {
    await addFund(await signIn(), { category: "Gold" });
    await podman("kill", "--signal=KILL", container);
    await podman("wait", container);
    await podman("start", container);
    await untilUp();
    expect(await fundCount()).toBe(3);
  });

  it("ends within five seconds of SIGTERM", async () => {
    const begin = performance.now();
    await podman("stop", "--time=20", container);
    expect(performance.now() - begin).toBeLessThan(5_000);
    expect(await exitCode()).toBe("0\n");
  });

  it("backs the older version's data up, migrates it and serves it", async () => {
    await start(image);
    expect(await logs()).toContain("Backed up 1 account with 3 funds into /data/backups/before-");
    expect(await fundCount()).toBe(3);
  });

  it("restores a backup while it runs", async () => {
    const [from = ""] = (await inside("sh", "-c", "ls /data/backups/manual-*")).split("\n");
    expect(await inside("restore", "--from", from, "--overwrite")).toContain("1 account with 2");
    expect(await inside("migrate")).toBe("The database is up to date.\n");
    expect(await fundCount()).toBe(2);
    await podman("stop", container);
  });

  it("refuses a newer version's database in one sentence", async () => {
    await start(newer);
    await podman("stop", container);
    await remove();
    await podman(...hardenedRun(port, volume), "--name", container, image);
    await podman("wait", container);
    expect(await exitCode()).toBe("1\n");
    expect(await logs()).toContain("The database belongs to a newer version of Fundbook: ");
  });

  it("runs as another user", async () => {
    await start(image, ["--user=12345"], otherVolume);
    expect(await inside("id", "-u")).toBe("12345\n");
    email = (await register(url)).email;
    await addFund(await signIn());
    expect(await inside("backup")).toMatch(/^Backed up 1 account with 1 fund into/);
  });
});
