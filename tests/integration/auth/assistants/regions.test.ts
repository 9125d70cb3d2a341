// @module-tag long
import { createHash, randomBytes } from "node:crypto";
import fc from "fast-check";
import { freePort } from "../../../../scripts/product/servers/free-port.ts";
import { applyMigrations } from "../../../../scripts/product/database/migrations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiClient, register } from "../../../support/api/api-client.ts";
import {
  askingOf,
  codeFor,
  connectAssistant,
  exchangeCode,
  refresh,
  registerAssistant,
  statusOfCall,
  type Tokens,
} from "../../../support/api/assistants.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { startTestServers, type TestServers } from "../../../support/servers/test-servers.ts";

/** Two workers of one address: at the primary, and at a replica. */
let servers: TestServers;
let appUrl: string;
let replicaUrl: string;
let primaryUrl: string;
beforeAll(async () => {
  servers = await startTestServers();
  const port = await freePort();
  const primary = await servers.database("primary", ["--grpc-listen-addr", `127.0.0.1:${port}`]);
  await applyMigrations({ url: primary.url, authToken: undefined });
  const replica = await servers.database("replica", [
    "--primary-grpc-url",
    `http://127.0.0.1:${port}`,
  ]);
  primaryUrl = primary.url;
  ({ url: appUrl } = await servers.worker({ DATABASE_URL: primary.url, RATE_LIMITS: "off" }));
  ({ url: replicaUrl } = await servers.worker({
    APP_URL: appUrl,
    DATABASE_URL: replica.url,
    DATABASE_REPLICA: "on",
    RATE_LIMITS: "off",
  }));
});
afterAll(() => servers?.stop());

const tokensOf = async (response: Response): Promise<Tokens> => (await response.json()) as Tokens;
/** The resource is the product's, whichever worker is asked. */
const exchangeAt = (
  workerUrl: string,
  ...[clientId, asking, code]: [string, ReturnType<typeof askingOf>, string]
) => exchangeCode(workerUrl, clientId, asking, code, { resource: `${appUrl}/api/mcp` });

/** A code that resets the password, and brings a former address back, as both would have been mailed. */
async function mailedCodeOf({ email }: { email: string }): Promise<string> {
  const code = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(code).digest("hex");
  const later = Date.now() + 3_600_000;
  await runSql(
    primaryUrl,
    `insert into password_reset_codes (user_id, hash, expires_at)
      select id, ?2, ?3 from users where email = ?1`,
    [email, hash, later],
  );
  await runSql(
    primaryUrl,
    `insert into former_addresses (email, user_id, hash, changed_at, reserved_until, had_password)
      select 'former-' || email, id, ?2, ?3, ?4, 1 from users where email = ?1`,
    [email, hash, Date.now() - 1_000, later],
  );
  return code;
}

describe("two workers, one at a replica", () => {
  it("exchange a code at once that the other one has just made", async () => {
    const asha = await register(appUrl);
    const { client_id: clientId } = await registerAssistant(replicaUrl);
    const asking = askingOf(appUrl, clientId);
    const code = await codeFor(asha, asking);
    const response = await exchangeAt(replicaUrl, clientId, asking, code);
    expect(response.status).toBe(200);
    const { access_token } = await tokensOf(response);
    await expect.poll(() => statusOfCall(replicaUrl, access_token)).toBe(200);
  });

  it("give tokens for one code once, and end the grant", async () => {
    const asha = await register(appUrl);
    const { client_id: clientId } = await registerAssistant(appUrl);
    const asking = askingOf(appUrl, clientId);
    const code = await codeFor(asha, asking);
    const responses = await Promise.all(
      [appUrl, replicaUrl, appUrl, replicaUrl].map((url) =>
        exchangeAt(url, clientId, asking, code),
      ),
    );
    const given = await Promise.all(responses.filter(({ ok }) => ok).map(tokensOf));
    expect(given.length).toBeLessThanOrEqual(1);
    for (const { access_token } of given)
      expect(await statusOfCall(replicaUrl, access_token)).toBe(401);
  });

  it(
    "keep no token alive after its grant, however refreshing and ending it cross",
    { timeout: 120_000 },
    async () => {
      const endings = {
        revoke: async (cookie: string) => {
          const asha = apiClient(appUrl, cookie);
          const { data } = await asha.query("tokens.list");
          const [listed] = data as { id: string }[];
          await asha.mutate("tokens.revoke", { id: listed?.id });
        },
        endSessions: (cookie: string) =>
          apiClient(appUrl, cookie).mutate("account.endOtherSessions", { tokens: true }),
        deleteAccount: (cookie: string) => apiClient(appUrl, cookie).mutate("account.delete", {}),
        // Of an address that was never proven: the account is taken over.
        reset: async (_: string, code: string) =>
          apiClient(appUrl).mutate("auth.resetPassword", { code, password: "battery staple" }),
        wayBack: (_: string, code: string) => apiClient(appUrl).mutate("email.revert", { code }),
      };
      const plan = fc.record({
        ending: fc.constantFrom(...(Object.keys(endings) as (keyof typeof endings)[])),
        refreshes: fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        endsFirst: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(plan, async ({ ending, refreshes, endsFirst }) => {
          const asha = await register(appUrl);
          const { clientId, tokens } = await connectAssistant(appUrl, asha);
          const code = await mailedCodeOf(asha);
          const end = () => endings[ending](asha.cookie(), code);
          const refreshAll = () =>
            Promise.all(
              refreshes.map((far) =>
                refresh(far ? replicaUrl : appUrl, clientId, tokens.refresh_token),
              ),
            );
          const [first, second] = endsFirst ? [end(), refreshAll()] : [refreshAll(), end()];
          const refreshed = (await Promise.all([first, second]))[endsFirst ? 1 : 0] as Response[];
          const given = await Promise.all(refreshed.filter(({ ok }) => ok).map(tokensOf));
          for (const { access_token } of [tokens, ...given]) {
            expect(await statusOfCall(appUrl, access_token)).toBe(401);
            expect(await statusOfCall(replicaUrl, access_token)).toBe(401);
          }
          const lost =
            "select 1 from oauth_tokens where (user_id, grant_id) not in (select user_id, id from oauth_grants)";
          expect(await runSql(primaryUrl, lost, [])).toEqual([]);
        }),
        { numRuns: 30 },
      );
    },
  );
});
