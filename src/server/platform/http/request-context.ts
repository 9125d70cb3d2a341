import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookieName, tokenPattern } from "./cookies.ts";
import type { RequestContext } from "../context.ts";
import { describeFailure } from "../log/log.ts";
import type { HonoEnv } from "./hono-env.ts";
import Bowser from "bowser";

export function requestContext(
  c: Context<HonoEnv>,
  setCookie: RequestContext["setCookie"],
): RequestContext {
  const { services } = c.var;
  const readCookie = (name: string) => getCookie(c, cookieName(services.settings, name)) ?? null;
  const readToken = (name: string) => {
    const value = readCookie(name) ?? "";
    return tokenPattern.test(value) ? value : null;
  };
  return {
    ...services,
    sessionToken: readToken("fundbook"),
    bearer: null,
    readToken,
    readCookie,
    caller: {
      address: clientAddress(c),
      // Parsed on demand: it takes longer than everything else here.
      get device() {
        return describeDevice(c.req.header("user-agent"));
      },
      language: languageIn(c.req.header("accept-language")),
      deviceToken: readToken("fundbook-browser"),
    },
    limits: [],
    countedWith: "writes",
    allowsOneFactor: false,
    askedPerson: null,
    setCookie,
    waitUntil: (event, work) => {
      const finished = work().catch((error: unknown) => {
        services.log("error", event, describeFailure(error));
      });
      c.executionCtx.waitUntil(finished);
    },
    mailNotices: () => c.set("hasNotices", true),
  };
}

/** The client sends the language that it shows alone; a browser's own header begins with its first choice. */
const languageIn = (header = ""): string | null =>
  /^([a-z]{2})\b/i.exec(header)?.[1]?.toLowerCase() ?? null;

const maxUserAgent = 500;

export function describeDevice(userAgent: string | undefined): string | null {
  if (userAgent === undefined || userAgent === "") return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgent));
  const parts = [browser.name, os.name].filter((name) => name !== undefined && name !== "");
  return parts.length === 0 ? null : parts.join(" on ");
}

export const clientAddress = (c: Context<HonoEnv>): string | null =>
  c.req.header("cf-connecting-ip") ?? null;
