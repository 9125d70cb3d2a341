import { serialize } from "hono/utils/cookie";
import type { Settings } from "../env.ts";

export const tokenPattern = /^[0-9a-f]{40}$/;

type Site = Pick<Settings, "appOrigin">;

export const isOverHttps = ({ appOrigin }: Site): boolean => appOrigin.startsWith("https:");

/** Browsers accept a `__Host-` cookie only over https. */
export const cookieName = (site: Site, name: string): string =>
  isOverHttps(site) ? `__Host-${name}` : name;

/** @param maxAge seconds; 0 deletes the cookie */
export const cookieHeader = (site: Site, name: string, value: string, maxAge: number): string =>
  serialize(cookieName(site, name), value, {
    path: "/",
    httpOnly: true,
    secure: isOverHttps(site),
    sameSite: "Lax",
    maxAge,
  });
