import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookieName } from "../auth/cookies.ts";
import type { RequestContext } from "../context.ts";
import { describeFailure } from "../log.ts";
import { deviceOf } from "./device.ts";
import type { HonoEnv } from "./variables.ts";

/** @param setCookie adds a Set-Cookie header to the answer */
export function requestContext(
  c: Context<HonoEnv>,
  setCookie: RequestContext["setCookie"],
): RequestContext {
  const { services } = c.var;
  // An empty one is none: it would be the same for everybody who has none.
  const cookie = (name: Parameters<typeof cookieName>[1]) =>
    getCookie(c, cookieName(services.settings, name)) || null;
  return {
    ...services,
    sessionToken: cookie("fundbook"),
    caller: {
      address: c.req.header("cf-connecting-ip") ?? null,
      // Few ask for it, and to find it out takes longer than all else here.
      get device() {
        return deviceOf(c.req.header("user-agent"));
      },
      browserToken: cookie("fundbook-browser"),
    },
    setCookie,
    afterAnswer: (event, work) => {
      const finished = work().catch((error: unknown) => {
        services.log("error", event, describeFailure(error));
      });
      c.executionCtx.waitUntil(finished);
    },
  };
}
