import { beforeEach, describe, expect, inject, it } from "vitest";
import type { AccountEvent } from "../../../../src/shared/account/event.ts";
import { isAccessToken } from "../../../../src/shared/auth/access-tokens/access-token.ts";
import { addToken, tokenInput } from "../../../support/api/access-tokens.ts";
import { register, type ApiClient } from "../../../support/api/api-client.ts";
import { makeStale, signInByPassword } from "../../../support/api/sign-in.ts";
import { codeIn, newestMail } from "../../../support/servers/outbox.ts";
import { runSql } from "../../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");
const outbox = inject("outbox");
let asha: ApiClient;
beforeEach(async () => {
  asha = await register(baseUrl);
});

const codeOf = ({ error }: Awaited<ReturnType<ApiClient["mutate"]>>) => error?.data.appCode;
const listOf = async (user: ApiClient) =>
  (await user.query("tokens.list")).data as { id: string }[];

describe("an access token", () => {
  it("is returned once, listed without the secret, and stored as a hash", async () => {
    const { token, ...made } = await addToken(asha, "import");
    expect(isAccessToken(token)).toBe(true);
    expect(await listOf(asha)).toEqual([
      { ...made, createdAt: expect.any(String), lastUsedAt: null, assistant: null },
    ]);
    const rows = await runSql(databaseUrl, "select * from access_tokens where id = ?", [made.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is not made twice under the same id", async () => {
    const input = tokenInput();
    await asha.mutate("tokens.add", input);
    expect(codeOf(await asha.mutate("tokens.add", input))).toBe("tokens/made-before");
    expect(await listOf(asha)).toHaveLength(1);
  });

  it("is revoked in any session of its user, fresh or not, and by nobody else", async () => {
    const { id } = await addToken(asha);
    const ravi = await register(baseUrl);
    expect(codeOf(await ravi.mutate("tokens.revoke", { id }))).toBe("tokens/not-found");
    const { user: phone } = await signInByPassword(baseUrl, asha.email);
    await makeStale(databaseUrl, phone);
    expect((await phone.mutate("tokens.revoke", { id })).data).toEqual({ ok: true });
    expect(codeOf(await phone.mutate("tokens.revoke", { id }))).toBe("tokens/not-found");
    expect(await listOf(asha)).toEqual([]);
  });

  it("tells the owner when it is made and when it is revoked", async () => {
    const { id, name } = await addToken(asha);
    await asha.mutate("tokens.revoke", { id });
    const events = (await asha.query("account.events")).data as AccountEvent[];
    expect(events).toMatchObject([
      { kind: "token-revoked", detail: name },
      { kind: "token-made", detail: name },
    ]);
  });

  it.each([
    { days: 6 },
    { days: 366 },
    { days: 7.5 },
    { scope: "write" },
    { name: " " },
    { id: "x" },
  ])("is refused with %o", async (change) => {
    expect((await asha.mutate("tokens.add", tokenInput(change))).status).toBe(400);
  });

  it("is refused beyond twenty, not counting those that have ended", async () => {
    for (let count = 0; count < 20; count += 1) await addToken(asha);
    expect(codeOf(await asha.mutate("tokens.add", tokenInput()))).toBe("tokens/too-many");
    await runSql(databaseUrl, `update access_tokens set ends_at = 1 where id = ?`, [
      (await listOf(asha))[0]?.id ?? "",
    ]);
    expect((await asha.mutate("tokens.add", tokenInput())).status).toBe(200);
    expect(await listOf(asha)).toHaveLength(20);
  });

  it("ends with a reset of the password, and with the account", async () => {
    await addToken(asha);
    await asha.mutate("auth.requestPasswordReset", { email: asha.email });
    const code = codeIn(await newestMail(outbox, asha.email, 1));
    await asha.mutate("auth.resetPassword", { code, password: "battery staple" });
    const { user } = await signInByPassword(baseUrl, asha.email, "battery staple");
    expect(await listOf(user)).toEqual([]);
    const { id } = await addToken(user);
    await user.mutate("account.delete");
    expect(await runSql(databaseUrl, "select 1 from access_tokens where id = ?", [id])).toEqual([]);
  });

  it("ends with all other sessions only where that is asked for", async () => {
    await addToken(asha);
    await asha.mutate("account.endOtherSessions");
    expect(await listOf(asha)).toHaveLength(1);
    await asha.mutate("account.endOtherSessions", { tokens: true });
    expect(await listOf(asha)).toEqual([]);
  });
});
