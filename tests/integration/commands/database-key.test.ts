import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDatabaseKey } from "../../../scripts/product/database/database-key.ts";
import { startTestServers, type TestServers } from "../../support/servers/test-servers.ts";

const folder = mkdtempSync(join(tmpdir(), "database-key-"));
let servers: TestServers;
beforeAll(async () => {
  servers = await startTestServers();
});
afterAll(async () => {
  await servers?.stop();
  rmSync(folder, { recursive: true });
});

describe("tokens of database:key", () => {
  const script = join(import.meta.dirname, "../../../scripts/database-key.ts");
  const made = (...flags: string[]) => {
    const place = mkdtempSync(join(folder, "key-"));
    const said = execFileSync(process.execPath, [script, "--to", place, ...flags]).toString();
    const days = ["database.env", "backup.env"].map((name) => {
      const { DATABASE_AUTH_TOKEN: token = "" } = parseEnv(readFileSync(join(place, name), "utf8"));
      const [, payload = ""] = token.split(".");
      const { exp, iat } = JSON.parse(Buffer.from(payload, "base64url").toString());
      // The token is issued a moment after its expiry is computed.
      return Math.round((exp - iat) / 86_400);
    });
    return { said, days };
  };

  it("expire after a year or the given days", () => {
    expect(made().days).toEqual([365, 365]);
    const { said, days } = made("--days", "30");
    expect(days).toEqual([30, 30]);
    const end = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(said).toContain(`the tokens expire on ${end}`);
    expect(() => made("--days", "never")).toThrow("must be a number from 1 to 3650");
  });

  it("are refused by the database after their expiry", async () => {
    const key = makeDatabaseKey();
    const keyFile = join(folder, "expiring.pem");
    writeFileSync(keyFile, key.publicKey);
    const { url } = await servers.database("expiring", ["--auth-jwt-key-file", keyFile]);
    const answer = async (token: string) =>
      (await fetch(`${url}/dump`, { headers: { authorization: `Bearer ${token}` } })).status;
    const minute = 60_000;
    expect(await answer(key.token("rw", new Date(Date.now() + minute)))).toBe(200);
    expect(await answer(key.token("rw", new Date(Date.now() - 10 * minute)))).toBe(401);
  });
});
