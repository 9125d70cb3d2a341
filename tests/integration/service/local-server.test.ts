import { readdirSync, readFileSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { RunFile } from "../../../scripts/product/data-folder.ts";
import { listeningPortsOf } from "../../support/servers/listening-ports.ts";
import { pidsOf, startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { insertFunds } from "../../support/data/insert-funds.ts";
import { register } from "../../support/api/api-client.ts";
import { registerUser } from "../../support/api/sharing.ts";
import { rawRequest } from "../../support/api/raw-request.ts";
import { runSql } from "../../support/servers/run-sql.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";

const baseUrl = inject("baseUrl");
const page = readFileSync(join(import.meta.dirname, "../../../dist/client/index.html"), "utf8");

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(baseUrl, { method: "GET", path, headers });

let source: HttpServer;
let product: TestProduct;
let run: RunFile;
beforeAll(async () => {
  source = await startHttpServer();
  source.answer(text("no list"));
  product = await startTestProduct({ AMFI_NAV_URL: source.url });
  run = JSON.parse(readFileSync(join(product.dataFolder, "run.json"), "utf8"));
});
afterAll(async () => {
  await product?.stop();
  await source?.stop();
});

describe("a Host header", () => {
  it.each([
    "evil.example",
    "evil.example:80",
    "localhost.evil.example",
    "localhost.",
    "user@localhost",
    "lo%63alhost",
    "127.0.0.1.evil.example",
    "0.0.0.0",
    "localhost/",
    "localhost:99999",
  ])("is refused for pages and the API: %s", async (foreign) => {
    for (const path of ["/", "/mark.svg", "/api/health", "/api/trpc/auth.me"]) {
      const { status, body } = await get(path, { host: foreign });
      expect(status, path).toBe(421);
      expect(body).not.toContain("<html");
    }
  });

  it.each(["localhost", "127.0.0.1", "[::1]:1234", "LOCALHOST:80"])(
    "is accepted: %s",
    async (own) => expect((await get("/api/health", { host: own })).status).toBe(200),
  );

  it("is accepted when it is the host of APP_URL", async () => {
    const seen = await startTestProduct({
      APP_URL: "https://fundbook.example",
      AMFI_NAV_URL: source.url,
    });
    const answer = (named: string) =>
      rawRequest(seen.url, { method: "GET", path: "/api/health", headers: { host: named } });
    expect((await answer("fundbook.example")).status).toBe(200);
    expect((await answer("www.fundbook.example")).status).toBe(421);
    await seen.stop();
  });
});

describe("a body framed by chunks", () => {
  const send = (chunk: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port, host } = new URL(baseUrl);
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          [
            "POST /api/trpc/auth.logout HTTP/1.1",
            `Host: ${host}`,
            `Origin: ${baseUrl}`,
            "Content-Type: application/json",
            "Transfer-Encoding: chunked",
            "",
            chunk,
            "abc",
            "0",
            "",
            "",
          ].join("\r\n"),
        ),
      );
      socket.once("data", (data) => {
        resolve(String(data).slice(0, "HTTP/1.1 400".length));
        socket.destroy();
      });
      socket.once("error", reject);
    });

  it.each(["ffffffffffffffffff", "zz", "-3", "3 3"])("is refused with the size %s", async (size) =>
    expect(await send(size)).toBe("HTTP/1.1 400"),
  );
});

describe("a port", () => {
  it("is open only for the server and the database, on the loopback address", () => {
    const { server, database } = pidsOf(product);
    const address = "0100007F";
    const ports = [run.url, run.settings["WRITE_LOCK_URL"] ?? ""].map((url) => new URL(url).port);
    const byPort = (one: { port: number }, other: { port: number }) => one.port - other.port;
    expect(listeningPortsOf(server).toSorted(byPort)).toEqual(
      ports.map((port) => ({ address, port: Number(port) })).toSorted(byPort),
    );
    expect(listeningPortsOf(database)).toEqual([
      { address, port: Number(new URL(product.databaseUrl).port) },
    ]);
  });

  it.each(["/json", "/json/list", "/cdn-cgi/handler/scheduled", "/cdn-cgi/mf/scheduled"])(
    "has no debugger and no cron endpoint at %s",
    async (path) => {
      const { status, body } = await get(path);
      expect(status === 404 || body === page).toBe(true);
    },
  );

  it("never starts the hourly job by a request", async () => {
    const asked = source.requests();
    for (const path of [
      "/__scheduled",
      "/__scheduled?cron=0+*+*+*+*",
      "/cdn-cgi/handler/scheduled",
      "/cdn-cgi/mf/scheduled",
      "/api/__scheduled",
      "/api/cdn-cgi/handler/scheduled",
    ]) {
      for (const method of ["GET", "POST"]) {
        await rawRequest(product.url, { method, path, headers: { origin: product.url } });
      }
    }
    expect(source.requests()).toBe(asked);
  });
});

describe("the local database", () => {
  const write = { statements: ["insert into sessions values ('x','x',9999999999,0,null)"] };
  const pipeline = {
    requests: [{ type: "execute", stmt: { sql: "select * from users" } }, { type: "close" }],
  };
  const senders = {
    "a page of another site": { origin: "https://evil.example" },
    "a page of the product": { origin: "http://localhost:8787" },
    "a page after DNS rebinding": { origin: "http://evil.example", host: "evil.example" },
    "a program": {},
    "a client with a token of another key": {
      authorization:
        "Bearer eyJhbGciOiJFZERTQSJ9.eyJhIjoicnciLCJpYXQiOjE3MDAwMDAwMDB9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    },
  };

  it.each(Object.entries(senders))("refuses reads and writes by %s", async (_, headers) => {
    const asha = await register(product.url);
    const before = await runSql(product.databaseUrl, "select * from sessions order by id");
    for (const [method, path, body] of [
      ["POST", "/", write],
      ["POST", "/v1/execute", { stmt: { sql: write.statements[0] } }],
      ["POST", "/v1/batch", { batch: { steps: [{ stmt: { sql: write.statements[0] } }] } }],
      ["POST", "/v2/pipeline", pipeline],
      ["POST", "/v3/pipeline", pipeline],
      ["GET", "/dump", undefined],
    ] as const) {
      const answer = await rawRequest(run.settings["DATABASE_URL"] ?? "", {
        method,
        path,
        headers: { "content-type": "application/json", ...headers },
        body: body && JSON.stringify(body),
      });
      expect(answer.status, path).toBe(401);
      expect(answer.body).not.toContain(asha.email);
    }
    expect(await runSql(product.databaseUrl, "select * from sessions order by id")).toEqual(before);
  });

  it("has its token in run.json, readable by its owner only", async () => {
    expect(run.url).toBe(product.url);
    const { DATABASE_URL: databaseUrl, DATABASE_AUTH_TOKEN: token } = run.settings;
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(statSync(join(product.dataFolder, "run.json")).mode & 0o777).toBe(0o600);
    const [counted] = await runSql(`${databaseUrl}?authToken=${token}`, "select 1 as n");
    expect(counted).toMatchObject({ n: 1 });
  });
});

describe("the outbox", () => {
  const mail = JSON.stringify({ to: "a@b.in", subject: "s", text: "t", html: "h" });
  const send = (headers: Record<string, string>) =>
    rawRequest(product.settings["RESEND_BASE_URL"]!, {
      method: "POST",
      path: "/emails",
      headers: {
        authorization: `Bearer ${product.settings["RESEND_API_KEY"]}`,
        "idempotency-key": "once",
        ...headers,
      },
      body: mail,
    });

  it.each([
    [403, { origin: "https://evil.example" }],
    [403, { origin: "http://localhost:8787" }],
    [403, { host: "evil.example" }],
    [403, { host: "localhost" }],
    [401, { authorization: "Bearer guessed" }],
  ])("returns %i for %j and stores nothing", async (status, headers) => {
    const before = readdirSync(product.outbox);
    expect((await send(headers as Record<string, string>)).status).toBe(status);
    expect(readdirSync(product.outbox)).toEqual(before);
  });

  it("accepts mail of the server", async () => {
    expect((await send({})).status).toBe(200);
  });
});

describe("a client that forges its address", () => {
  it("is limited by its real address", async () => {
    const step = async (index: number) => {
      const address = `203.0.113.${index % 250}`;
      const response = await fetch(`${product.url}/api/auth/google`, {
        redirect: "manual",
        headers: {
          "cf-connecting-ip": address,
          "x-forwarded-for": address,
          "x-real-ip": address,
          "true-client-ip": address,
          forwarded: `for=${address}`,
        },
      });
      return response.headers.get("location");
    };
    for (let index = 0; index < 200; index += 1) await step(index);
    expect(await step(201)).toBe("/login?error=auth/too-many-requests");
  });

  it(
    "is limited by the address in the header that CLIENT_ADDRESS_HEADER names",
    { tags: "long" },
    async () => {
      const behindProxy = await startTestProduct({
        AMFI_NAV_URL: source.url,
        CLIENT_ADDRESS_HEADER: "X-Forwarded-For",
      });
      const step = async (forged: string, real: string) => {
        const headers = { "x-forwarded-for": `${forged}, ${real}`, "x-real-ip": forged };
        const options = { redirect: "manual", headers } as const;
        const response = await fetch(`${behindProxy.url}/api/auth/google`, options);
        return response.headers.get("location");
      };
      for (let index = 0; index < 200; index += 1) {
        await step(`203.0.113.${index}`, "198.51.100.1");
      }
      const refused = "/login?error=auth/too-many-requests";
      expect(await step("203.0.113.201", "198.51.100.1")).toBe(refused);
      expect(await step("198.51.100.1", "192.0.2.1")).not.toBe(refused);
      await behindProxy.stop();
    },
  );
});

describe("an answer of the API", () => {
  let cookie: string;
  beforeAll(async () => {
    const person = await registerUser(product.url);
    await insertFunds(product.databaseUrl, person.id, 50);
    cookie = person.cookie();
  });
  const ask = (procedure: string, encoding: string) =>
    fetch(`${product.url}/api/trpc/${procedure}`, {
      headers: { cookie, "accept-encoding": encoding },
    });

  it("is gzipped for a client that accepts it", async () => {
    const [zipped, plain] = await Promise.all([ask("funds.list", "gzip"), ask("funds.list", "br")]);
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(plain.headers.get("content-encoding")).toBeNull();
    for (const answer of [zipped, plain]) {
      expect(answer.headers.get("vary")).toContain("accept-encoding");
    }
    expect(await zipped.json()).toEqual(await plain.json());
  });

  it("keeps its status when it is gzipped", async () => {
    const answer = await ask("funds.nothing", "gzip");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });
});
