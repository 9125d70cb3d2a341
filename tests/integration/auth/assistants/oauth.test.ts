import { beforeEach, describe, expect, inject, it } from "vitest";
import { addToken } from "../../../support/api/access-tokens.ts";
import { makeStale } from "../../../support/api/sign-in.ts";
import { fundInput, register, type ApiClient } from "../../../support/api/api-client.ts";
import {
  allow,
  askingOf,
  callForTokens,
  callback,
  callTool,
  codeFor,
  connectAssistant,
  exchangeCode,
  refresh,
  registerAssistant,
  statusOfCall,
  type Tokens,
} from "../../../support/api/assistants.ts";
import { addHolder } from "../../../support/api/holders.ts";
import { addLedger, transactionInput } from "../../../support/api/ledgers.ts";
import { runSql } from "../../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

let asha: ApiClient;
beforeEach(async () => {
  asha = await register(baseUrl);
});

async function addFund(user: ApiClient, change: object): Promise<string> {
  const { data } = await user.mutate("funds.add", fundInput(change));
  return (data as { id: string }).id;
}

const errorOf = async (response: Response): Promise<unknown[]> => [
  response.status,
  ((await response.json()) as { error?: string }).error,
];
const tokensOf = async (response: Response): Promise<Tokens> => (await response.json()) as Tokens;

describe("discovery", () => {
  it("names the server, its ways and what it takes", async () => {
    const response = await fetch(`${baseUrl}/.well-known/oauth-authorization-server`);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await response.json()).toMatchObject({
      issuer: baseUrl,
      authorization_endpoint: `${baseUrl}/api/oauth/authorize`,
      token_endpoint: `${baseUrl}/api/oauth/token`,
      registration_endpoint: `${baseUrl}/api/oauth/register`,
      scopes_supported: ["read"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  it.each(["", "/api/mcp"])("names the protected address at the well-known one%s", async (path) => {
    const response = await fetch(`${baseUrl}/.well-known/oauth-protected-resource${path}`);
    expect(await response.json()).toMatchObject({
      resource: `${baseUrl}/api/mcp`,
      authorization_servers: [baseUrl],
      scopes_supported: ["read"],
    });
  });

  it("is named by the refusal of a call without a token", async () => {
    const response = await fetch(`${baseUrl}/api/mcp`, { method: "POST" });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(
      `Bearer realm="Fundbook", resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/api/mcp", scope="read"`,
    );
  });
});

describe("an assistant", () => {
  it("is connected, reads, refreshes, and is revoked", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha);
    expect(tokens.scope).toBe("read");
    expect(await statusOfCall(baseUrl, tokens.access_token)).toBe(200);
    const next = await tokensOf(await refresh(baseUrl, clientId, tokens.refresh_token));
    expect(await statusOfCall(baseUrl, next.access_token)).toBe(200);
    const { data } = await asha.query("tokens.list");
    const [listed] = data as { id: string }[];
    expect(listed).toMatchObject({
      name: "Assistant",
      scope: "read",
      assistant: { host: "assistant.example", person: null },
    });
    expect((await asha.mutate("tokens.revoke", { id: listed?.id })).data).toEqual({ ok: true });
    expect(await statusOfCall(baseUrl, next.access_token)).toBe(401);
    expect(await errorOf(await refresh(baseUrl, clientId, next.refresh_token))).toEqual([
      400,
      "invalid_grant",
    ]);
  });

  it("reaches nothing but the tools", async () => {
    const { tokens } = await connectAssistant(baseUrl, asha);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await fetch(`${baseUrl}/api/v1/portfolio`, { headers })).status).toBe(401);
    expect((await fetch(`${baseUrl}/api/trpc/tokens.list`, { headers })).status).toBe(401);
  });

  it("ends when its user said, however often it refreshes", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha, { days: 7 });
    const endOf = async () =>
      (
        await runSql(
          databaseUrl,
          "select ends_at from access_tokens join users on users.id = user_id where email = ?",
          [asha.email],
        )
      )[0]?.["ends_at"];
    const first = await endOf();
    expect(Number(first) - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
    await refresh(baseUrl, clientId, tokens.refresh_token);
    expect(await endOf()).toBe(first);
  });
});

describe("an authorization code", () => {
  it("is exchanged once, and ends the grant when it comes again", async () => {
    const { clientId, asking, code, tokens } = await connectAssistant(baseUrl, asha);
    expect(await errorOf(await exchangeCode(baseUrl, clientId, asking, code))).toEqual([
      400,
      "invalid_grant",
    ]);
    expect(await statusOfCall(baseUrl, tokens.access_token)).toBe(401);
  });

  it("gives tokens to one of two calls at once, and leaves none of them alive", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const asking = askingOf(baseUrl, clientId);
    const code = await codeFor(asha, asking);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => exchangeCode(baseUrl, clientId, asking, code)),
    );
    const given = responses.filter(({ ok }) => ok);
    expect(given).toHaveLength(1);
    const [tokens] = await Promise.all(given.map(tokensOf));
    expect(await statusOfCall(baseUrl, tokens?.access_token ?? "")).toBe(401);
  });

  it.each([
    ["another verifier", { code_verifier: "x".repeat(43) }, "invalid_grant"],
    ["another client", { client_id: "other" }, "invalid_client"],
    ["another redirect", { redirect_uri: "https://assistant.example/other" }, "invalid_grant"],
    ["another resource", { resource: `${baseUrl}/api/v1` }, "invalid_target"],
  ])("is refused with %s", async (_, change: Record<string, string>, error) => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const asking = askingOf(baseUrl, clientId);
    const code = await codeFor(asha, asking);
    const [, refusal] = await errorOf(await exchangeCode(baseUrl, clientId, asking, code, change));
    expect(refusal).toBe(error);
  });

  it("comes with the state and the issuer", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const { data } = await allow(asha, askingOf(baseUrl, clientId));
    const { searchParams } = new URL((data as { address: string }).address);
    expect(Object.fromEntries(searchParams)).toMatchObject({ state: "some-state", iss: baseUrl });
  });
});

describe("a refresh token", () => {
  it("stays valid until its successor is used, and ends the grant after that", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha);
    const first = tokens.refresh_token;
    // The answer to the first call is lost.
    expect((await refresh(baseUrl, clientId, first)).status).toBe(200);
    const second = await tokensOf(await refresh(baseUrl, clientId, first));
    const third = await tokensOf(await refresh(baseUrl, clientId, second.refresh_token));
    expect(await statusOfCall(baseUrl, third.access_token)).toBe(200);
    expect(await errorOf(await refresh(baseUrl, clientId, first))).toEqual([400, "invalid_grant"]);
    expect(await statusOfCall(baseUrl, third.access_token)).toBe(401);
    expect((await refresh(baseUrl, clientId, third.refresh_token)).status).toBe(400);
  });

  it("leaves no token alive where the assistant is revoked meanwhile", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha);
    const { data } = await asha.query("tokens.list");
    const [listed] = data as { id: string }[];
    const [refreshed] = await Promise.all([
      Promise.all(
        Array.from({ length: 4 }, () => refresh(baseUrl, clientId, tokens.refresh_token)),
      ),
      asha.mutate("tokens.revoke", { id: listed?.id }),
    ]);
    const given = await Promise.all(refreshed.filter(({ ok }) => ok).map(tokensOf));
    for (const { access_token } of [tokens, ...given]) {
      expect(await statusOfCall(baseUrl, access_token)).toBe(401);
    }
    expect(
      await runSql(
        databaseUrl,
        "select 1 from oauth_tokens where user_id in (select id from users where email = ?)",
        [asha.email],
      ),
    ).toEqual([]);
  });

  it("is revoked by the assistant itself, with all that came of it", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha);
    const response = await callForTokens(baseUrl, {
      client_id: clientId,
      token: tokens.refresh_token,
    });
    expect(response.status).toBe(200);
    expect(await statusOfCall(baseUrl, tokens.access_token)).toBe(401);
    expect((await asha.query("tokens.list")).data).toEqual([]);
  });
});

describe("a request to be connected", () => {
  it.each([
    ["no code challenge", { code_challenge: null }],
    ["a plain code challenge", { code_challenge_method: "plain" }],
    ["another resource", { resource: `${baseUrl}/api/v1` }],
    ["a redirect with a fragment", { redirect_uri: `${callback}#part` }],
    ["a redirect that was not registered", { redirect_uri: `${callback}/more` }],
    ["another response type", { response_type: "token" }],
    ["an unknown client", { client_id: "unknown" }],
  ])(
    "is refused with %s, without sending anybody back",
    async (_, change: Record<string, string | null>) => {
      const { client_id: clientId } = await registerAssistant(baseUrl);
      const asking = askingOf(baseUrl, clientId, change);
      const { error } = await asha.query("assistants.ask", { request: asking.query });
      expect(error?.data.appCode).toBe("assistants/refused");
      expect((await allow(asha, asking)).error?.data.appCode).toBe("assistants/refused");
    },
  );

  it("needs a code challenge also of a client with a secret", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl, {
      token_endpoint_auth_method: "client_secret_post",
    });
    const asking = askingOf(baseUrl, clientId, {
      code_challenge: null,
      code_challenge_method: null,
    });
    expect((await allow(asha, asking)).error?.data.appCode).toBe("assistants/refused");
  });

  it("takes any port of this computer, and says that it is one", async () => {
    const local = "http://127.0.0.1/callback";
    const { client_id: clientId } = await registerAssistant(baseUrl, { redirect_uris: [local] });
    const asking = askingOf(baseUrl, clientId, { redirect_uri: "http://127.0.0.1:4321/callback" });
    const { data } = await asha.query("assistants.ask", { request: asking.query });
    expect(data).toEqual({
      host: "127.0.0.1",
      isLocal: true,
      name: "Assistant",
      isVerified: false,
      replaces: false,
    });
  });

  it("drops scopes that are not known, and shows no invisible characters of a name", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl, {
      client_name: "A\u202eb\u0000 c",
    });
    const asking = askingOf(baseUrl, clientId, { scope: "read admin" });
    const { data } = await asha.query("assistants.ask", { request: asking.query });
    expect(data).toMatchObject({ name: "Ab c" });
    const code = await codeFor(asha, asking, { name: "Ab c" });
    const { scope } = await tokensOf(await exchangeCode(baseUrl, clientId, asking, code));
    expect(scope).toBe("read");
  });

  it("goes on to the client's page as one word", async () => {
    const response = await fetch(`${baseUrl}/api/oauth/authorize?a=1&b=%22x%22`, {
      redirect: "manual",
    });
    const [, asked = ""] =
      /^\/account\/connect\?request=r(.*)$/.exec(response.headers.get("location") ?? "") ?? [];
    expect(Buffer.from(asked, "base64url").toString()).toBe("a=1&b=%22x%22");
  });

  it("is denied with the standard's code", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const { data } = await asha.mutate("assistants.deny", {
      request: askingOf(baseUrl, clientId).query,
    });
    const { searchParams } = new URL((data as { address: string }).address);
    expect(Object.fromEntries(searchParams)).toEqual({
      error: "access_denied",
      state: "some-state",
      iss: baseUrl,
    });
  });

  it("is asked about again where the assistant calls itself something else by now", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const { error } = await allow(asha, askingOf(baseUrl, clientId), { name: "Another" });
    expect(error?.data.appCode).toBe("assistants/changed");
  });

  it("replaces what the same assistant was allowed before", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha);
    const asking = askingOf(baseUrl, clientId);
    expect((await asha.query("assistants.ask", { request: asking.query })).data).toMatchObject({
      replaces: true,
    });
    await codeFor(asha, asking);
    expect(await statusOfCall(baseUrl, tokens.access_token)).toBe(401);
    expect((await asha.query("tokens.list")).data).toHaveLength(1);
  });

  it("leaves one grant of an assistant that is allowed twice at once, or at another port", async () => {
    const local = "http://127.0.0.1/callback";
    const { client_id: clientId } = await registerAssistant(baseUrl, { redirect_uris: [local] });
    const at = (port: number) =>
      allow(
        asha,
        askingOf(baseUrl, clientId, { redirect_uri: `http://127.0.0.1:${port}/callback` }),
      );
    await Promise.all([at(4_001), at(4_002), at(4_003)]);
    await at(4_004);
    expect((await asha.query("tokens.list")).data).toHaveLength(1);
  });

  it("is refused to a demo account, which keeps nothing", async () => {
    const demo = asha;
    await runSql(databaseUrl, "update users set demo_until = ? where email = ?", [
      Date.now() + 3_600_000,
      demo.email,
    ]);
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const asking = askingOf(baseUrl, clientId);
    expect((await allow(demo, asking)).error?.data.appCode).toBe("demo/no-tokens");
    const { error } = await demo.query("assistants.ask", { request: asking.query });
    expect(error?.data.appCode).toBe("demo/no-tokens");
  });

  it("needs a fresh session, and its owner is told", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const asking = askingOf(baseUrl, clientId);
    await makeStale(databaseUrl, asha);
    expect((await allow(asha, asking)).error?.data.appCode).toBe("auth/confirm-first");
    const fresh = await register(baseUrl);
    await codeFor(fresh, asking);
    const { data } = await fresh.query("account.events");
    expect(JSON.stringify(data)).toContain('"kind":"assistant-connected"');
    expect(JSON.stringify(data)).toContain("Assistant (assistant.example)");
  });

  it("counts with the access tokens, of which an account has 20", async () => {
    const { client_id: clientId } = await registerAssistant(baseUrl);
    const tokens = Array.from({ length: 20 }, () => addToken(asha));
    await Promise.all(tokens);
    const { error } = await allow(asha, askingOf(baseUrl, clientId));
    expect(error?.data.appCode).toBe("tokens/too-many");
    expect(
      await runSql(databaseUrl, "select 1 from oauth_grants where client_id = ?", [clientId]),
    ).toEqual([]);
  });
});

describe("a refresh token that somebody copied", () => {
  it("ends the grant, also where the call names something else beside it", async () => {
    const { clientId, tokens } = await connectAssistant(baseUrl, asha);
    let newest = tokens;
    for (let times = 0; times < 2; times += 1)
      newest = await tokensOf(await refresh(baseUrl, clientId, newest.refresh_token));
    const copied = await callForTokens(baseUrl, {
      grant_type: "refresh_token",
      client_id: clientId,
      refresh_token: tokens.refresh_token,
      code: "x",
    });
    expect(copied.status).toBe(400);
    expect(await statusOfCall(baseUrl, newest.access_token)).toBe(401);
  });
});

describe("an assistant for one person", () => {
  it("gets that person's figures alone", async () => {
    const minor = await addHolder(asha, { name: "Minor" });
    const own = await addFund(asha, { holderId: null });
    const theirs = await addFund(asha, { holderId: minor.id });
    const { tokens } = await connectAssistant(baseUrl, asha, { person: minor.id });
    const answer = async (name: string, given: object = {}) => {
      const response = await callTool(baseUrl, tokens.access_token, name, given);
      return (
        (await response.json()) as {
          result: { isError?: boolean; structuredContent: { funds: { id: string }[] } };
        }
      ).result;
    };
    const { structuredContent } = await answer("funds");
    expect(structuredContent.funds.map(({ id }) => id)).toEqual([theirs]);
    expect((await answer("funds", { holder: "me" })).isError).toBe(true);
    expect((await answer("fund", { id: own })).isError).toBe(true);
    expect((await answer("fund", { id: theirs })).isError).toBeUndefined();
    expect((await answer("transactions", { fund: own })).isError).toBe(true);
    await asha.mutate("holders.delete", { id: minor.id, moveTo: null });
    expect(await statusOfCall(baseUrl, tokens.access_token)).toBe(401);
  });

  it("learns nothing of the parent whose tax a minor's sale is", async () => {
    const minor = await addHolder(asha, { name: "Minor", kind: "minor", clubbedWith: "me" });
    const fundId = await addLedger(asha, [transactionInput()], { holderId: minor.id });
    const whatIf = async (person: string | null) => {
      const { tokens } = await connectAssistant(baseUrl, asha, { person });
      const given = { fund: fundId, units: 1 };
      const response = await callTool(baseUrl, tokens.access_token, "what_if_sell", given);
      return JSON.stringify(await response.json());
    };
    expect(await whatIf(minor.id)).toContain("tax/clubbed");
    expect(await whatIf(null)).not.toContain("tax/clubbed");
  });
});
