import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpsServer, type Server } from "node:https";
import { createServer as createTcpServer } from "node:net";
import { hostname, networkInterfaces } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { root } from "../../../../scripts/product/root.ts";
import { applyMigrations } from "../../../../scripts/product/database/migrations.ts";
import { register, type ApiClient } from "../../../support/api/api-client.ts";
import {
  allow,
  askingOf,
  callForTokens,
  codeFor,
  exchangeCode,
  refresh,
  registerAt,
  statusOfCall,
  type Asking,
  type Tokens,
} from "../../../support/api/assistants.ts";
import { runSql } from "../../../support/servers/run-sql.ts";
import { startTestServers, type TestServers } from "../../../support/servers/test-servers.ts";

const pem = readFileSync(join(root, "tests/support/data/localhost.pem"), "utf8");
const certificate = pem.slice(pem.indexOf("-----BEGIN CERTIFICATE"));

let servers: TestServers;
let databaseUrl: string;
/** A worker as it is shipped, and one to whose network 127.0.0.1, and no other address of this machine, is public. */
let shipped: string;
let trusting: string;
let site: Server;
let siteUrl: string;
const requests: string[] = [];
let document: (clientId: string) => { status?: number; location?: string; body?: object };

beforeAll(async () => {
  servers = await startTestServers();
  const database = await servers.database("documents");
  databaseUrl = database.url;
  await applyMigrations({ url: databaseUrl, authToken: undefined });
  ({ url: shipped } = await servers.worker({ DATABASE_URL: databaseUrl }));
  ({ url: trusting } = await servers.worker(
    { DATABASE_URL: databaseUrl, RATE_LIMITS: "off" },
    trustingWorker(),
  ));
  site = createHttpsServer({ key: pem, cert: pem }, (request, response) => {
    requests.push(request.url ?? "");
    const { status = 200, location, body } = document(`${siteUrl}${request.url}`);
    const headers = {
      "content-type": "application/json",
      ...(location !== undefined && { location }),
    };
    response.writeHead(status, headers).end(JSON.stringify(body ?? {}));
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  siteUrl = `https://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site?.close();
  await servers?.stop();
});

function trustingWorker(): string {
  const folder = join(servers.folder, "trusting");
  cpSync(servers.built, folder, { recursive: true });
  const file = join(folder, "workerd.capnp");
  const config = readFileSync(file, "utf8");
  const trusted = config.replace(
    'network = (allow = ["public"], tlsOptions = (trustBrowserCas = true)),',
    `network = (allow = ["public", "127.0.0.1/32"], tlsOptions = (trustedCertificates = [${JSON.stringify(certificate)}])),`,
  );
  expect(trusted).not.toBe(config);
  writeFileSync(file, trusted);
  return folder;
}

let asha: ApiClient;
beforeEach(() => {
  requests.length = 0;
  document = (clientId) => ({
    body: {
      client_id: clientId,
      client_name: "Assistant",
      redirect_uris: [`${siteUrl}/callback`, "https://assistant.example/callback"],
      token_endpoint_auth_method: "none",
    },
  });
});

const codeOf = ({ error }: { error?: { data: { appCode?: unknown } } | undefined }) =>
  error?.data.appCode;

/** Counts the connections that reach it, whatever is said on them. */
async function listen(host: string) {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () => server.close(),
  };
}

/** This machine's own addresses in private and link-local networks, where it has any. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ address }) =>
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd])/.test(address),
  )
  .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));

describe("the shipped server", () => {
  it.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", hostname(), ...ownAddresses])(
    "does not fetch a client's document from %s",
    async (host) => {
      const listener = await listen("::");
      asha = await register(shipped);
      const asking = askingOf(shipped, `https://${host}:${listener.port}/client.json`);
      expect(codeOf(await asha.query("assistants.ask", { request: asking.query }))).toBe(
        "assistants/unreachable",
      );
      expect(codeOf(await allow(asha, asking))).toBe("assistants/unreachable");
      expect(listener.connections()).toBe(0);
      listener.close();
    },
  );

  it("forgets clients that nobody connects, takes 200 of them, and 20 an hour from a network", async () => {
    const flood = async (url: string, count: number) => {
      const responses = [];
      for (let index = 0; index < count; index += 1) responses.push((await registerAt(url)).status);
      return responses;
    };
    expect(new Set(await flood(shipped, 20))).toEqual(new Set([201]));
    expect(await flood(shipped, 1)).toEqual([429]);
    expect(new Set(await flood(trusting, 180))).toEqual(new Set([201]));
    expect(await flood(trusting, 1)).toEqual([503]);
    await runSql(databaseUrl, "update oauth_records set ends_at = 1");
    expect(await flood(trusting, 1)).toEqual([201]);
  });
});

describe("a client with a document", () => {
  beforeEach(async () => {
    asha = await register(trusting);
  });
  const clientId = () => `${siteUrl}/client-${crypto.randomUUID()}.json`;
  const ask = (id: string, change: Record<string, string> = {}) =>
    asha.query("assistants.ask", { request: askingOf(trusting, id, change).query });

  it("is shown by its name, verified only where the answer goes to the document's host", async () => {
    expect((await ask(clientId())).data).toMatchObject({
      host: "assistant.example",
      isVerified: false,
    });
    const own = { redirect_uri: `${siteUrl}/callback` };
    expect((await ask(clientId(), own)).data).toMatchObject({
      host: "localhost",
      isVerified: true,
    });
  });

  it("is connected, and refreshed", async () => {
    const id = clientId();
    const asking = askingOf(trusting, id);
    const code = await codeFor(asha, asking);
    const tokens = (await (await exchangeCode(trusting, id, asking, code)).json()) as Tokens;
    expect(await statusOfCall(trusting, tokens.access_token)).toBe(200);
    expect((await refresh(trusting, id, tokens.refresh_token)).status).toBe(200);
  });

  it("may try again where its document is not to be had at a refresh", async () => {
    const id = clientId();
    const asking = askingOf(trusting, id);
    const code = await codeFor(asha, asking);
    const tokens = (await (await exchangeCode(trusting, id, asking, code)).json()) as Tokens;
    document = () => ({ status: 500 });
    const response = await refresh(trusting, id, tokens.refresh_token);
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      503,
      "temporarily_unavailable",
    ]);
    expect(await statusOfCall(trusting, tokens.access_token)).toBe(200);
  });

  it("is not followed to an address that is not public", async () => {
    const listener = await listen("127.0.0.2");
    document = () => ({ status: 302, location: `https://127.0.0.2:${listener.port}/client.json` });
    expect(codeOf(await ask(clientId()))).toBe("assistants/unreachable");
    expect([requests.length, listener.connections()]).toEqual([1, 0]);
    listener.close();
  });

  it("gets no code for a redirect that its document has no more", async () => {
    const id = clientId();
    const asking = askingOf(trusting, id);
    expect((await ask(id)).status).toBe(200);
    document = (client) => ({
      body: {
        client_id: client,
        client_name: "Assistant",
        redirect_uris: ["https://other.example/"],
        token_endpoint_auth_method: "none",
      },
    });
    expect(codeOf(await allow(asha, asking))).toBe("assistants/refused");
  });

  it("is not asked for its document by anybody who isn't signed in and has no grant of it", async () => {
    const id = clientId();
    const call = (fields: Record<string, string>) => callForTokens(trusting, fields);
    await call({
      grant_type: "authorization_code",
      client_id: id,
      code: `a:${"b".repeat(16)}:${"c".repeat(32)}`,
    });
    await call({ grant_type: "refresh_token", client_id: id, refresh_token: "x" });
    await call({ client_id: id, token: "x:y:z" });
    await call({
      grant_type: "refresh_token",
      client_assertion: "a.b.c",
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_id: id,
    });
    await fetch(`${trusting}/api/oauth/authorize?client_id=${encodeURIComponent(id)}`, {
      redirect: "manual",
    });
    expect(requests).toEqual([]);
    const asking = askingOf(trusting, id);
    const code = await codeFor(asha, asking);
    requests.length = 0;
    // Another's document, with a code that is this client's.
    const other = clientId();
    expect((await exchangeCode(trusting, other, asking, code)).status).toBe(401);
    expect(requests).toEqual([]);
  });
});

describe("a client that signs its calls", () => {
  let privateKey: CryptoKey;
  let keys: { status: number; body: object };
  let id: string;
  let asking: Asking;
  beforeEach(async () => {
    asha = await register(trusting);
    const pair = await generateKeyPair("ES256");
    privateKey = pair.privateKey;
    keys = {
      status: 200,
      body: { keys: [{ ...(await exportJWK(pair.publicKey)), alg: "ES256" }] },
    };
    const name = crypto.randomUUID();
    document = (address) =>
      address.endsWith("/keys")
        ? keys
        : {
            body: {
              client_id: address,
              client_name: "Assistant",
              redirect_uris: ["https://assistant.example/callback"],
              token_endpoint_auth_method: "private_key_jwt",
              token_endpoint_auth_signing_alg: "ES256",
              jwks_uri: `${siteUrl}/${name}/keys`,
            },
          };
    id = `${siteUrl}/${name}/client.json`;
    asking = askingOf(trusting, id);
  });

  const signed = () =>
    new SignJWT({ jti: crypto.randomUUID() })
      .setProtectedHeader({ alg: "ES256" })
      .setIssuer(id)
      .setSubject(id)
      .setAudience(trusting)
      .setExpirationTime("1 minute")
      .sign(privateKey);
  const exchange = (code: string, assertion: string) =>
    callForTokens(trusting, {
      grant_type: "authorization_code",
      code,
      code_verifier: asking.verifier,
      redirect_uri: "https://assistant.example/callback",
      resource: `${trusting}/api/mcp`,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: assertion,
    });

  it("is known by its signature, each of which is taken once", async () => {
    const code = await codeFor(asha, asking);
    const assertion = await signed();
    const response = await exchange(code, assertion);
    expect(response.status).toBe(200);
    const { access_token: token } = (await response.json()) as Tokens;
    expect(await statusOfCall(trusting, token)).toBe(200);
    expect((await exchange(code, assertion)).status).toBe(401);
  });

  it("may try again where its keys are not to be had", async () => {
    const code = await codeFor(asha, asking);
    keys = { status: 500, body: {} };
    const refused = await exchange(code, await signed());
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      503,
      "temporarily_unavailable",
    ]);
  });
});
