import { rawRequest } from "../../support/api/raw-request.ts";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { fundInput, register, apiClient, type ApiClient } from "../../support/api/api-client.ts";
import { runSql } from "../../support/servers/run-sql.ts";

const baseUrl = inject("baseUrl");
const databaseUrl = inject("databaseUrl");

const contents = async (email: string) =>
  runSql(
    databaseUrl,
    "select (select count(*) from funds where user_id = users.id) as funds from users where email = ?",
    [email],
  );

let asha: ApiClient;
beforeAll(async () => {
  asha = await register(baseUrl);
});
afterAll(async () => {
  expect((await contents(asha.email))[0]?.["funds"]).toBe(0);
});

describe("funds.add with an invalid field", () => {
  it.each([
    ["units", "ten"],
    ["units", null],
    ["units", 0],
    ["units", -5],
    ["units", 1e300],
    ["units", 0.12345678901234568],
    ["investedAmount", -1],
    ["investedAmount", {}],
    ["folioNumber", ""],
    ["folioNumber", "a\u0000b"],
    ["schemeName", "N".repeat(10_240)],
    ["schemeName", ["x"]],
    ["category", "   "],
    ["amfiCode", "'; drop table funds; --"],
    ["id", "../../etc/passwd"],
    ["__proto__", { admin: true }],
    ["userId", "somebody-else"],
  ])("is refused with an error at the field %s", async (field, value) => {
    const body = JSON.stringify(fundInput()).replace(
      /}$/,
      `,${JSON.stringify(field)}:${JSON.stringify(value) ?? "null"}}`,
    );
    const response = await fetch(`${baseUrl}/api/trpc/funds.add`, {
      method: "POST",
      headers: { cookie: asha.cookie(), origin: baseUrl, "content-type": "application/json" },
      body,
    });
    const { error } = await response.json();
    expect(response.status).toBe(400);
    expect(["funds/invalid", "request/invalid"]).toContain(error.data.appCode);
    expect(Object.keys(error.data.fieldErrors)).toContain(field);
  });
});

describe("a request that the client never sends", () => {
  const post = (init: { headers?: Record<string, string>; body?: string; path?: string }) =>
    fetch(`${baseUrl}/api/trpc/${init.path ?? "auth.login"}`, {
      method: "POST",
      headers: { origin: baseUrl, "content-type": "application/json", ...init.headers },
      body: init.body ?? JSON.stringify({ email: "a@b.in", password: "secret" }),
    });
  const codeOf = async (response: Response) => {
    const body = await response.json();
    return [response.status, (Array.isArray(body) ? body[0] : body).error.data.appCode];
  };

  it("is refused from another origin or without one", async () => {
    expect(await codeOf(await post({ headers: { origin: "https://evil.example" } }))).toEqual([
      403,
      "request/foreign-origin",
    ]);
    expect(await codeOf(await post({ headers: { origin: "null" } }))).toEqual([
      403,
      "request/foreign-origin",
    ]);
    const bare = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${baseUrl}/api/trpc/auth.login`,
        { method: "POST", headers: { "content-type": "application/json" } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on("error", reject).end("{}");
    });
    expect(bare).toBe(403);
  });

  it("is refused unless it is JSON", async () => {
    expect(await codeOf(await post({ headers: { "content-type": "text/plain" } }))).toEqual([
      400,
      "request/invalid",
    ]);
    expect(await codeOf(await post({ body: "{" }))).toEqual([400, "request/invalid"]);
  });

  it("is refused a streamed response, which could not set cookies", async () => {
    for (const headers of [
      { "trpc-accept": "application/jsonl" },
      { accept: "application/jsonl" },
      { accept: "text/html, application/jsonl;q=0.9" },
    ]) {
      const answer = await post({ headers, path: "auth.logout?batch=1", body: "{}" });
      expect(await codeOf(answer)).toEqual([400, "request/invalid"]);
    }
  });

  it("is refused with a body of 10 MB, before the body is sent", async () => {
    const { status, body } = await rawRequest(baseUrl, {
      method: "POST",
      path: "/api/trpc/auth.login",
      headers: {
        origin: baseUrl,
        "content-type": "application/json",
        "content-length": String(10 * 1024 * 1024),
      },
    });
    const { message, data } = JSON.parse(body).error;
    expect([status, data.appCode]).toEqual([413, "request/body-too-large"]);
    expect(message).toBe("The request is too large. It may have at most 256 kB.");
  });

  it("is refused with a body of 10 MB that is sent, each time by an answer, with or without its length", async () => {
    const body = "x".repeat(10 * 1024 * 1024);
    const headers = { origin: baseUrl, "content-type": "application/json" };
    const send = (framing: Record<string, string>) =>
      rawRequest(baseUrl, {
        method: "POST",
        path: "/api/trpc/auth.login",
        headers: { ...headers, ...framing },
        body,
      });
    for (let time = 0; time < 6; time += 1) {
      for (const framing of [{}, { "transfer-encoding": "chunked" }]) {
        const answer = await send(framing as Record<string, string>);
        expect(answer.status).toBe(413);
        expect(JSON.parse(answer.body).error.data.appCode).toBe("request/body-too-large");
      }
    }
  });

  it("is refused with a URL of 20,000 characters", async () => {
    const input = encodeURIComponent(JSON.stringify({ query: "x".repeat(20_000) }));
    const answer = await fetch(`${baseUrl}/api/trpc/sharing.recipients?input=${input}`);
    expect(await codeOf(answer)).toEqual([413, "request/too-large"]);
  });

  it("is refused with more than 20 calls in one batch", async () => {
    const calls = Array.from({ length: 21 }, () => "auth.login");
    for (const comma of [",", "%2C"]) {
      const answer = await post({ path: `${calls.join(comma)}?batch=1`, body: "{}" });
      expect(answer.status).toBe(400);
      expect(answer.headers.get("content-type")).toBe("application/json");
      expect(await answer.json()).toMatchObject({
        error: { data: { appCode: "request/invalid", requestId: expect.any(String) } },
      });
    }
  });

  it("may try only one password per batch", async () => {
    const credentials = { email: "nobody@example.in", password: "secret" };
    for (const second of ["auth.login", "auth%2Elogin"]) {
      const response = await post({
        path: `auth.login,${second}?batch=1`,
        body: JSON.stringify({ 0: credentials, 1: credentials }),
      });
      const codes = ((await response.json()) as { error: { data: { appCode: string } } }[]).map(
        ({ error }) => error.data.appCode,
      );
      expect(codes).toEqual(["auth/invalid-credential", "request/invalid"]);
    }
  });

  it("with a malformed path is not an internal error", async () => {
    for (const path of ["%E0%A4%A", "%00", "..%2f..%2fetc", "a".repeat(5000)]) {
      expect((await fetch(`${baseUrl}/api/trpc/${path}`)).status, path.slice(0, 20)).toBeLessThan(
        500,
      );
    }
  });

  it("is refused when it calls a mutation by GET or an unknown procedure", async () => {
    expect(
      (await apiClient(baseUrl).query("auth.login", { email: "a@b.in", password: "secret" }))
        .status,
    ).toBe(405);
    expect((await apiClient(baseUrl).query("nothing.here")).error?.data.appCode).toBe(
      "request/not-found",
    );
    const missing = await fetch(`${baseUrl}/api/nowhere`);
    expect(await codeOf(missing)).toEqual([404, "request/not-found"]);
  });
});

describe("a lone surrogate", () => {
  it.each([
    ["mutate", "funds.delete", { id: "\ud800" }],
    ["mutate", "funds.update", { id: "\ud800", data: { units: 1 } }],
    ["mutate", "sharing.share", { recipientId: "\ud800" }],
    ["query", "sharing.senderFunds", { senderId: "\ud800" }],
    ["query", "sharing.recipients", { query: "\ud800" }],
    ["query", "sharing.recipients", { cursor: JSON.stringify([true, "\ud800", "\ud800"]) }],
  ] as const)("is not an internal error in %s %s", async (kind, procedure, input) => {
    expect((await asha[kind](procedure, input)).status).toBeLessThan(500);
  });
});
