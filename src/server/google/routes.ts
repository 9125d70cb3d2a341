import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookieHeader, cookieName } from "../platform/http/cookies.ts";
import {
  beginGoogleSignIn,
  finishGoogleSignIn,
  isExpected,
  startOf,
  type GoogleStart,
} from "./authorization.ts";
import type { RequestContext } from "../platform/context.ts";
import { failureOf, reportFailure } from "../platform/failure.ts";
import { describeFailure } from "../platform/log/log.ts";
import { confirmWithGoogle } from "./confirm-with-google.ts";
import { signedIn } from "../auth/signed-in.ts";
import { countGoogleStep } from "../auth/attempts.ts";
import { signInWithGoogle } from "./sign-in.ts";
import { checkOwnSite } from "../platform/http/own-origin.ts";
import { requestContext } from "../platform/http/request-context.ts";
import type { HonoEnv } from "../platform/http/variables.ts";

/** How long somebody may take at the provider, in seconds. */
const signInTime = 600;
const cookie = "fundbook-google";

/**
 * Signing in with Google, or confirming with it who is signed in: a browser comes, is sent to the provider, and comes
 * back. Only our own pages can begin it, and only an answer to what this browser began is counted or ends anything.
 */
export const google = new Hono<HonoEnv>()
  .get("/", (c) => {
    const purpose = c.req.query("confirm") === "1" ? "confirm" : "sign-in";
    const start = { purpose, inPopup: c.req.query("popup") === "1" } as const;
    return sendOn(c, start, async (ctx) => {
      checkOwnSite(c);
      await countGoogleStep(ctx);
      const { address, secrets } = await beginGoogleSignIn(ctx, start);
      ctx.setCookie(cookieHeader(ctx.settings, cookie, secrets, signInTime));
      return address;
    });
  })
  .get("/callback", (c) => {
    const answer = new URL(c.req.url).searchParams;
    const start = startOf(answer);
    return sendOn(c, start, async (ctx) => {
      const secrets = getCookie(c, cookieName(ctx.settings, cookie)) ?? null;
      if (isExpected(answer, secrets)) {
        // Whatever comes of it: who calls a second time brings nothing.
        ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));
        await countGoogleStep(ctx);
      }
      const identity = await finishGoogleSignIn(ctx, answer, secrets);
      if (start.purpose === "confirm") {
        await confirmWithGoogle(signedIn(ctx), identity);
        return start.inPopup ? popupEnd : "/account";
      }
      const outcome = await signInWithGoogle(ctx, identity);
      if (outcome === "needs-proof") return start.inPopup ? `${popupEnd}?next=link` : linkPage;
      return start.inPopup ? popupEnd : "/";
    });
  });

/** A page of the client that tells the one that waits for the popup, and closes it. */
const popupEnd = "/google-sign-in.html";
/** A page of the client that asks for proof that an account is the person's own. */
const linkPage = "/link-google";

/** Sends the browser to where the work says, or with the failure's code to where people are told of it. */
async function sendOn(
  c: Context<HonoEnv>,
  { inPopup }: GoogleStart,
  work: (ctx: RequestContext) => Promise<string>,
): Promise<Response> {
  const ctx = requestContext(c, (header) => c.header("set-cookie", header, { append: true }));
  c.header("cache-control", "no-store");
  try {
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
