import { createClient } from "@libsql/client/web";
import { initTRPC } from "@trpc/server";
import { resolveResponse } from "@trpc/server/http";
import { Hono } from "hono";
import { hashPassword } from "../../src/server/auth/passwords/hash.ts";

type Bindings = { DATABASE_URL: string };

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
  const client = createClient({ url: c.env.DATABASE_URL });
  const { rows } = await client.execute({
    sql: "select * from funds where user_id = ? order by created_at desc, id",
    args: [c.req.param("userId")],
  });
  return c.json(rows);
});

app.get("/transactions/:userId/:fundId", async (c) => {
  const client = createClient({ url: c.env.DATABASE_URL });
  const { rows } = await client.execute({
    sql: "select * from transactions where user_id = ? and fund_id = ? order by date, sequence",
    args: [c.req.param("userId"), c.req.param("fundId")],
  });
  return c.json(rows);
});

app.get("/hash", async (c) => c.json({ hash: await hashPassword("correct horse") }));

export default app;
