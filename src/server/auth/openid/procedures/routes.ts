import { Hono, type Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookieHeader, cookieName } from "../../../platform/http/cookies.ts";
import {
  beginProviderSignIn,
  finishProviderSignIn,
  hasExpectedState,
  parseState,
  type SignInStart,
} from "../authorization.ts";
import type { ProviderId } from "../../../../shared/auth/sign-in-provider.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { requireProvider } from "../provider-error.ts";
import { toFailure, logFailure } from "../../../platform/failure.ts";
import { describeFailure } from "../../../platform/log/log.ts";
import { confirmWithProvider } from "./confirm-with-provider.ts";
import { signedIn } from "../../signed-in-context.ts";
import { countAttempt } from "../../attempts.ts";
import { signInWithIdentity } from "./sign-in.ts";
import { checkSameSite, requireAppAddress } from "../../../platform/http/same-origin.ts";
import { requestContext } from "../../../platform/http/request-context.ts";
import type { Attempts } from "../../../platform/limits/rate-limit.ts";
import type { HonoEnv } from "../../../platform/http/hono-env.ts";

const secretsMaxAge = 600;
/** Both steps of a sign-in count, whichever the provider. */
const stepLimit = { name: "provider", span: 15 * 60_000, max: { network: 200 } };

/**
 * Sign-in with a provider, or confirmation of the signed-in user. Only our own pages can start it,
 * and only a response that this browser is waiting for is counted.
 */
export function providerRoutes(id: ProviderId): Hono<HonoEnv> {
  const cookie = `fundbook-${id}`;
  return new Hono<HonoEnv>()
    .get("/", (c) => {
      const purpose = c.req.query("confirm") === "1" ? "confirm" : "sign-in";
      const start = { purpose, inPopup: c.req.query("popup") === "1" } as const;
      return redirectTo(c, id, start, async (ctx) => {
        checkSameSite(c);
        requireAppAddress(c.req.query("from"), ctx.settings.appOrigin);
        await countAttempt(ctx, null, {});
        const provider = requireProvider(ctx, id);
        const { address, secrets } = await beginProviderSignIn(ctx, provider, start);
        ctx.setCookie(cookieHeader(ctx.settings, cookie, secrets, secretsMaxAge));
        return address;
      });
    })
    .get("/callback", (c) => {
      const callback = new URL(c.req.url).searchParams;
      const start = parseState(callback);
      return redirectTo(c, id, start, async (ctx) => {
        const secrets = getCookie(c, cookieName(ctx.settings, cookie)) ?? null;
        if (hasExpectedState(callback, secrets)) {
          // The secrets work once, whatever the outcome.
          ctx.setCookie(cookieHeader(ctx.settings, cookie, "", 0));
          await countAttempt(ctx, null, {});
        }
        const provider = requireProvider(ctx, id);
        const identity = await finishProviderSignIn(ctx, provider, callback, secrets);
        if (start.purpose === "confirm") {
          await confirmWithProvider(signedIn(ctx), provider, identity);
          return start.inPopup ? popupPage : "/";
        }
        const outcome = await signInWithIdentity(ctx, provider, identity);
        if (outcome === "needs-proof") return start.inPopup ? `${popupPage}?next=link` : linkPage;
        return start.inPopup ? popupPage : "/";
      });
    });
}

/** Named when Google was the only provider: the configurations of proxies list them. */
const popupPage = "/google-sign-in.html";
const linkPage = "/link-google";

async function redirectTo(
  c: Context<HonoEnv>,
  id: ProviderId,
  { inPopup }: SignInStart,
  getAddress: (ctx: RequestContext & Attempts) => Promise<string>,
): Promise<Response> {
  const setCookie = (header: string) => c.header("set-cookie", header, { append: true });
  const ctx = { ...requestContext(c, setCookie), limits: [stepLimit] as const };
  c.header("cache-control", "no-store");
  try {
    return c.redirect(await getAddress(ctx));
  } catch (thrown) {
    const failure = toFailure(thrown);
    const code = failure.appCode;
    logFailure(ctx.log, failure, { path: c.req.path });
    const { error } = describeFailure(failure.error);
    ctx.log("warn", "auth.sign-in-refused", { method: id, code, error });
    return c.redirect(`${inPopup ? popupPage : "/login"}?error=${code}`);
  }
}
