import { beforeAll, describe, expect, inject, it } from "vitest";
import { accessTokenOf } from "../../../src/shared/auth/access-tokens/access-token.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register, type ApiClient } from "../../support/api/api-client.ts";
import {
  calls,
  createResources,
  type Procedure,
  type Resources,
} from "../../support/api/procedures.ts";
import { programClient } from "../../support/api/program-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
let asha: ApiClient;
let token: string;
beforeAll(async () => {
  asha = await register(baseUrl);
  ({ token } = await addToken(asha));
});

const nobody = programClient(baseUrl, null);
const askedWith = async (authorization: string, path = "/funds") => {
  const { status, headers, body } = await nobody.get(path, { authorization });
  return { status, code: (body as { code?: string }).code, says: headers.get("www-authenticate") };
};

const invalid = {
  status: 401,
  code: "tokens/invalid",
  says: 'Bearer realm="Fundbook", error="invalid_token"',
};

describe("a call by an access token", () => {
  it("takes the word Bearer in any case", async () => {
    for (const word of ["Bearer", "bearer", "BEARER"]) {
      expect((await askedWith(`${word} ${token}`)).status).toBe(200);
    }
  });

  it("gets 401 without a token, and the scheme to use", async () => {
    const { status, headers, body } = await nobody.get("/funds");
    expect([status, headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="Fundbook"']);
    expect(body).toMatchObject({ code: "tokens/missing", status: 401, title: expect.any(String) });
  });

  it.each([
    ["half a token", () => token.slice(0, 20)],
    ["a token with a space in it", () => `${token.slice(0, 10)} ${token.slice(10)}`],
    ["a mistyped one", () => `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`],
    ["one that was never made", () => accessTokenOf(crypto.getRandomValues(new Uint8Array(20)))],
    ["none after the word", () => ""],
    ["a long text", () => "x".repeat(5_000)],
  ])("is refused with %s", async (_, given) => {
    expect(await askedWith(`Bearer ${given()}`)).toEqual(invalid);
  });

  it("is refused with another scheme", async () => {
    expect(await askedWith(`Basic ${btoa(`asha:${token}`)}`)).toEqual(invalid);
  });

  it("is refused from the next call on once the token is revoked, or its account deleted", async () => {
    const ravi = await register(baseUrl);
    const [one, other] = [await addToken(ravi), await addToken(ravi)];
    expect((await askedWith(`Bearer ${one.token}`)).status).toBe(200);
    await ravi.mutate("tokens.revoke", { id: one.id });
    expect(await askedWith(`Bearer ${one.token}`)).toEqual(invalid);
    await ravi.mutate("account.delete");
    expect(await askedWith(`Bearer ${other.token}`)).toEqual(invalid);
  });

  it("is refused, and told why, with the token in the address", async () => {
    for (const query of [`?access_token=${token}`, `?key=${token}`, `/${token}`]) {
      const { status, body } = await nobody.get(`/funds${query}`);
      expect([status, (body as { code: string }).code]).toEqual([400, "tokens/in-address"]);
    }
  });

  it("is refused where its scope is too small, and told which it needs", async () => {
    const answer = await programClient(baseUrl, token).post("/imports", {});
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([
      403,
      'Bearer realm="Fundbook", error="insufficient_scope", scope="import"',
    ]);
  });

  it("is refused from a page of another site, and gets no CORS header", async () => {
    const { status, headers } = await programClient(baseUrl, token).get("/funds", {
      origin: "https://example.org",
    });
    expect(status).toBe(403);
    expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("is not helped by a cookie, and sets none", async () => {
    const cookie = asha.cookies();
    expect((await nobody.get("/funds", { cookie })).status).toBe(401);
    const { headers } = await programClient(baseUrl, token).get("/funds", { cookie });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("refuses unknown and repeated parameters by their names", async () => {
    const own = programClient(baseUrl, token);
    for (const query of [
      "?limit=many",
      "?limit=501",
      "?limit=1&limit=2",
      "?colour=red",
      "?from=today",
      "?holder=nobody",
      "?constructor=1",
    ]) {
      const { status, body } = await own.get(`/transactions${query}`);
      expect(status).toBe(400);
      const name = /\w+/.exec(query)?.[0] ?? "";
      expect(body).toMatchObject({ errors: { [name]: expect.any(String) } });
    }
  });
});

describe("the procedures of pages", () => {
  let things: Resources;
  beforeAll(async () => {
    things = await createResources(baseUrl);
  });

  const endedToken = async () => {
    const { id, token: ended } = await addToken(things.owner, "import");
    await runSql(inject("databaseUrl"), "update access_tokens set ends_at = 1 where id = ?", [id]);
    return ended;
  };

  it.each<[string, () => Promise<string>]>([
    ["reads", async () => (await addToken(things.owner, "read")).token],
    ["imports", async () => (await addToken(things.owner, "import")).token],
    ["has ended", endedToken],
    ["is another user's", async () => (await addToken(await register(baseUrl), "import")).token],
  ])("take no access token that %s, alone or in a batch", async (_, tokenOf) => {
    const authorization = `Bearer ${await tokenOf()}`;
    const origin = { origin: baseUrl, "content-type": "application/json" };
    const open: string[] = [];
    for (const [procedure, { kind, input }] of Object.entries(calls) as [
      Procedure,
      (typeof calls)[Procedure],
    ][]) {
      const sent = JSON.stringify(input?.(things) ?? null);
      const response =
        kind === "query"
          ? await fetch(`${baseUrl}/api/trpc/${procedure}?input=${encodeURIComponent(sent)}`, {
              headers: { authorization },
            })
          : await fetch(`${baseUrl}/api/trpc/${procedure}`, {
              method: "POST",
              headers: { ...origin, authorization },
              body: sent,
            });
      if (response.status === 200) open.push(procedure);
    }
    expect(open.toSorted()).toEqual([
      "auth.checkInvitation",
      "auth.logout",
      "auth.me",
      "auth.pendingLink",
      "auth.requestPasswordReset",
      "nav.status",
      "passkeys.signInOptions",
    ]);
    const batch = await fetch(`${baseUrl}/api/trpc/auth.me,account.security?batch=1`, {
      headers: { authorization },
    });
    expect(await batch.text()).not.toContain(things.owner.email);
    for (const path of ["/api/account/data.json", "/api/account/funds.csv"]) {
      expect((await fetch(`${baseUrl}${path}`, { headers: { authorization } })).status).toBe(401);
    }
  });
});
