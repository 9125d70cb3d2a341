import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookieHeader, cookieName } from "../auth/cookies.ts";
import { beginGoogleSignIn, finishGoogleSignIn, isFromPopup } from "../auth/google.ts";
import type { RequestContext } from "../context.ts";
import { failureOf, reportFailure } from "../failure.ts";
import { describeFailure } from "../log.ts";
import { attemptGoogleStep } from "../services/auth/attempts.ts";
import { signInWithGoogle } from "../services/auth/sign-in-with-google.ts";
import { requestContext } from "./request-context.ts";
import type { HonoEnv } from "./variables.ts";

/** How long somebody may take at the provider, in seconds. */
const signInTime = 600;
const cookie = "fundbook-google";

/** Signing in with Google: a browser comes, is sent to the provider, and comes back. */
export const google = new Hono<HonoEnv>()
  .get("/", (c) => {
    const inPopup = c.req.query("popup") === "1";
    return sendOn(c, inPopup, async (ctx) => {
      const { address, secrets } = await beginGoogleSignIn(ctx, { inPopup });
      ctx.setCookie(cookieHeader(ctx.settings, cookie, secrets, signInTime));
      return address;
    });
  })
  .get("/callback", (c) => {
    const answer = new URL(c.req.url).searchParams;
    const inPopup = isFromPopup(answer);
    return sendOn(c, inPopup, async (ctx) => {
      const secrets = getCookie(c, cookieName(ctx.settings, cookie)) ?? null;
      // Whatever comes of it: who calls a second time brings nothing.
      ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));
      await signInWithGoogle(ctx, await finishGoogleSignIn(ctx, answer, secrets));
      return inPopup ? popupEnd : "/";
    });
  });

/** A page of the client that tells the one that waits for the popup, and closes it. */
const popupEnd = "/google-sign-in.html";

/** Sends the browser to where the work says, or with the failure's code to where people are told of it. */
async function sendOn(
  c: Context<HonoEnv>,
  inPopup: boolean,
  work: (ctx: RequestContext) => Promise<string>,
): Promise<Response> {
  const ctx = requestContext(c, (header) => c.header("set-cookie", header, { append: true }));
  c.header("cache-control", "no-store");
  try {
    await attemptGoogleStep(ctx);
    return c.redirect(await work(ctx));
  } catch (thrown) {
    const failure = failureOf(thrown);
    const code = failure.appCode;
    reportFailure(ctx.log, failure, { path: c.req.path });
    const { error } = describeFailure(failure.error);
    ctx.log("warn", "auth.sign-in-refused", { method: "google", code, error });
    return c.redirect(`${inPopup ? popupEnd : "/login"}?error=${code}`);
  }
}
