import { createClient } from "@libsql/client/web";
import { initTRPC } from "@trpc/server";
import { resolveResponse } from "@trpc/server/http";
import { Hono } from "hono";
import { hashPassword } from "../../src/server/auth/passwords/hash.ts";
import { serveWriteLock } from "../../src/server/platform/db/serve-write-lock.ts";
import {
  operatorFetch,
  setOperatorNetwork,
} from "../../src/server/platform/network/operator-network.ts";
import { fromBase64, toBase64 } from "../../src/server/platform/encoding.ts";

type Bindings = { DATABASE_URL: string };

function clientOf(bindings: Bindings) {
  setOperatorNetwork(bindings);
  return createClient({ url: bindings.DATABASE_URL, fetch: operatorFetch });
}

/** The baseline of the product's worker: the same runtime and libraries without the product's own code. */
const app = new Hono<{ Bindings: Bindings }>();

app.get("/api/health", (c) => c.json({ ok: true }));

app.get("/nothing", (c) => c.json({ user: null }));

const trpc = initTRPC.create();
const router = trpc.router({ nothing: trpc.procedure.query(() => ({ user: null })) });
app.get("/trpc/nothing", (c) =>
  resolveResponse({
    router,
    req: c.req.raw,
    path: "nothing",
    error: null,
    createContext: async () => ({}),
  }),
);

app.get("/funds/:userId", async (c) => {
  const client = clientOf(c.env);
  const { rows } = await client.execute({
    sql: "select * from funds where user_id = ? order by created_at desc, id",
    args: [c.req.param("userId")],
  });
  return c.json(rows);
});

app.get("/transactions/:userId/:fundId", async (c) => {
  const client = clientOf(c.env);
  const { rows } = await client.execute({
    sql: "select * from transactions where user_id = ? and fund_id = ? order by date, sequence",
    args: [c.req.param("userId"), c.req.param("fundId")],
  });
  return c.json(rows);
});

/** The least that a mail with a file takes: its bytes are decoded, hashed, sealed and stored in parts. */
app.post("/mail", async (c) => {
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  const text = new TextDecoder("latin1").decode(bytes);
  const start = text.indexOf("base64\r\n\r\n") + "base64\r\n\r\n".length;
  const file = fromBase64(text.slice(start, text.lastIndexOf("\r\n--")));
  await crypto.subtle.digest("SHA-256", file);
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt"]);
  const client = clientOf(c.env);
  const parts: string[] = [];
  for (let place = 0; place < file.length; place += 500_000) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const part = file.subarray(place, place + 500_000);
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, part);
    parts.push(toBase64(new Uint8Array(sealed)));
  }
  await client.batch(
    parts.map((part) => ({ sql: "insert into bench_chunks values (?)", args: [part] })),
    "write",
  );
  return c.json({ parts: parts.length });
});

app.get("/hash", async (c) => c.json({ hash: await hashPassword("correct horse") }));

/** workerd.capnp names it. */
export const WriteLock = serveWriteLock;

export default app;
