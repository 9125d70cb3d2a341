import { serialize } from "hono/utils/cookie";
import type { Settings } from "../env.ts";

/**
 * `fundbook` is the session, `-browser` lasts beyond it, `-google` ties a sign-in's way back to the browser it left from,
 * `-google-link` a Google identity that waits to be linked to the browser that it came with.
 */
type Cookie = "fundbook" | "fundbook-browser" | "fundbook-google" | "fundbook-google-link";
/** The tokens that our cookies hold, see `newToken`; a cookie of another form is treated as missing. */
export const tokenPattern = /^[0-9a-f]{40}$/;

type Site = Pick<Settings, "appOrigin">;

export const isOverHttps = ({ appOrigin }: Site): boolean => appOrigin.startsWith("https:");

/** Browsers keep a `__Host-` cookie only if it came over https; plain http is for localhost. */
export const cookieName = (site: Site, name: Cookie): string =>
  isOverHttps(site) ? `__Host-${name}` : name;

/**
 * A Set-Cookie header for what no script may read and no other site's request may carry.
 * @param maxAge seconds; 0 takes the cookie away
 */
export const cookieHeader = (site: Site, name: Cookie, value: string, maxAge: number): string =>
  serialize(cookieName(site, name), value, {
    path: "/",
    httpOnly: true,
    secure: isOverHttps(site),
    sameSite: "Lax",
    maxAge,
  });
