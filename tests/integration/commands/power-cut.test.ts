// @module-tag long
import { cpSync, globSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/web";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sideFiles } from "../../../scripts/product/database/side-files.ts";
import { describeDamage } from "../../../scripts/product/database/soundness.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { databaseServer } from "../../../scripts/product/servers/database-server.ts";
import { logFile } from "../../../scripts/product/servers/part-log.ts";
import { startServer } from "../../../scripts/product/servers/process.ts";
import { startHttpServer } from "../../support/servers/http-server.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { createTestFolder } from "../../support/servers/test-product.ts";

const rows = 60;
const cutsOfAFile = 10;

const test = createTestFolder();
const original = join(test.path, "original");

async function start(folder: string, port?: number) {
  const said: string[] = [];
  const options = databaseServer({
    folder,
    port: port ?? (await freePort()),
    log: logFile(join(test.path, "database.log")),
  });
  const { stop } = await startServer({ ...options, say: (line) => said.push(line) });
  return { url: options.url, said, stop };
}

beforeAll(async () => {
  const { url, stop } = await start(original);
  const client = createClient({ url });
  await client.execute("create table acknowledged (id integer primary key, content text)");
  const sql = "insert into acknowledged (content) values (?)";
  for (let id = 0; id < rows; id += 1) {
    await client.batch([{ sql, args: ["x".repeat(4_000)] }], "write");
  }
  await stop("SIGKILL");
});
afterAll(() => test.stop());

const filesOf = (pattern: string) =>
  globSync([pattern, `${pattern}/*`], { cwd: original }).filter((path) =>
    statSync(join(original, path)).isFile(),
  );

it.concurrent.each(sideFiles)(
  "the database starts with every row after a power cut has torn %s",
  async (pattern) => {
    for (const file of filesOf(pattern)) {
      const { size } = statSync(join(original, file));
      const cuts = new Set([
        size - 1,
        ...Array.from({ length: cutsOfAFile }, (_, index) =>
          Math.floor((size * index) / cutsOfAFile),
        ),
      ]);
      for (const cut of [...cuts].filter((length) => length >= 0 && length < size)) {
        const folder = join(test.path, `${file.replaceAll("/", "-")}-${cut}`);
        cpSync(original, folder, { recursive: true });
        truncateSync(join(folder, file), cut);
        const { url, said, stop } = await start(folder);
        expect(await runSql(url, "select count(*) as count from acknowledged")).toMatchObject([
          { count: rows },
        ]);
        await runSql(url, "insert into acknowledged (content) values ('after')");
        await stop();
        const aside = globSync(`set-aside-*/${file}`, { cwd: folder });
        expect(said).toHaveLength(aside.length > 0 ? 1 : 0);
      }
    }
  },
);

it("a database that does not start for another reason keeps its side files", async () => {
  const folder = join(test.path, "without-port");
  cpSync(original, folder, { recursive: true });
  const before = globSync(sideFiles, { cwd: folder });
  const other = await startHttpServer();
  try {
    await expect(start(folder, Number(new URL(other.url).port))).rejects.toThrow("did not start");
  } finally {
    await other.stop();
  }
  expect(globSync(sideFiles, { cwd: folder })).toEqual(before);
  expect(globSync("set-aside-*", { cwd: folder })).toEqual([]);
});

it("a page that is damaged is named", async () => {
  const folder = join(test.path, "damaged");
  const { url, stop } = await start(folder);
  await runSql(url, "create table sound (content blob)");
  // So large that it is moved from the log into the database's own file, where the next write leaves it alone.
  await runSql(url, "insert into sound values (randomblob(4900000))");
  await runSql(url, "insert into sound values ('next')");
  expect(await describeDamage({ url, authToken: undefined })).toBeNull();
  await stop("SIGKILL");
  const [file = ""] = globSync(join(folder, "dbs/*/data"));
  const content = readFileSync(file);
  content.fill(7, content.length / 2);
  writeFileSync(file, content);
  const again = await start(folder);
  expect(await describeDamage({ url: again.url, authToken: undefined })).toMatch(
    /^The database is damaged \(.+\)\. Keep a copy/,
  );
  await again.stop();
});
