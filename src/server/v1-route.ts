import { callTRPCProcedure } from "@trpc/server";
import { Hono, type Context } from "hono";
import { AppError } from "../shared/errors.ts";
import { signedInOrByToken } from "./auth/signed-in-context.ts";
import { missing } from "../shared/missing.ts";
import type { CheckedBearer, RequestContext } from "./platform/context.ts";
import { bearerContext } from "./platform/http/bearer.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { limitBody } from "./platform/http/limit-body.ts";
import { matchesTag } from "./platform/http/matches-tag.ts";
import { problemResponse, refuseMethod } from "./platform/http/problem.ts";
import { entityTag } from "./public-api/entity-tag.ts";
import { nameOfField, plainRoutes, type PlainRoute } from "./public-api/procedures/plain-routes.ts";
import { readParameters } from "./public-api/procedures/read-parameters.ts";
import { appRouter } from "./router.ts";

/** In kilobytes: a thousand rows, each with a long note. */
const maxBodySize = 1_000;
const limitImport = limitBody(maxBodySize);

export const v1Route = new Hono<HonoEnv>();
v1Route.onError((error, c) => problemResponse(error, c, nameOfField));
for (const [named, routes] of Map.groupBy(plainRoutes, ({ path }) => path)) {
  const path = named.replaceAll(/\{(\w+)\}/g, ":$1");
  for (const route of routes) {
    if (route.method === "GET") v1Route.get(path, (c) => answerRead(c, route));
    else v1Route.post(path, (c) => answerWrite(c, route));
  }
  v1Route.all(path, refuseMethod(routes.map(({ method }) => method).join(", ")));
}
v1Route.all("*", (c) => {
  bearerContext(c, "read");
  throw new AppError("request/not-found");
});

/** The ETag covers the state when the token was checked; a later change gives another one. */
async function answerRead(c: Context<HonoEnv>, route: PlainRoute): Promise<Response> {
  let checked: CheckedBearer | undefined;
  const ctx = bearerContext(c, route.scope, (first) => {
    checked ??= first;
  });
  // One day for the whole response, even past midnight.
  const now = ctx.clock();
  const input = readParameters(c.req.param() as Record<string, string>, c.req.queries());
  const { pathname, search } = new URL(c.req.url);
  const tagOf = () =>
    entityTag(checked ?? missing(), {
      address: pathname + search,
      scope: route.scope,
      now,
    });
  const headers = { "cache-control": "private, no-cache", vary: "Authorization" };
  const known = c.req.header("if-none-match");
  if (known !== undefined) {
    await signedInOrByToken(ctx).read(() => ({}));
    const etag = await tagOf();
    if (matchesTag(known, etag)) {
      return new Response(null, { status: 304, headers: { ...headers, etag } });
    }
  }
  const result = await call(ctx, route, input);
  return c.json(result, 200, { ...headers, etag: await tagOf() });
}

async function answerWrite(c: Context<HonoEnv>, route: PlainRoute): Promise<Response> {
  const ctx = bearerContext(c, route.scope);
  if (!/^application\/json\b/i.test(c.req.header("content-type") ?? "")) {
    throw new AppError("request/invalid", { message: "The request must be JSON" });
  }
  // Checks the token before it reads a megabyte.
  await signedInOrByToken(ctx).read(() => ({}));
  await limitImport(c, async () => {});
  const input: unknown = await c.req.json().catch((cause: unknown) => {
    throw new AppError("request/invalid", { message: "The body is not JSON", cause });
  });
  return c.json(await call(ctx, route, input), 200, { "cache-control": "no-store" });
}

const call = (
  ctx: RequestContext,
  { procedure, method }: PlainRoute,
  input: unknown,
): Promise<object> =>
  callTRPCProcedure({
    router: appRouter,
    path: procedure,
    getRawInput: async () => input,
    ctx,
    type: method === "GET" ? "query" : "mutation",
    signal: undefined,
    batchIndex: 0,
  });
