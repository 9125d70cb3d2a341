import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import type { HonoEnv } from "./variables.ts";

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/** For answers of the API, which are no pages: nothing may be loaded, framed or guessed from them. */
export const securityHeaders = createMiddleware<HonoEnv>((c, next) =>
  (isGoogleSignIn(c.req.path) ? forPopups : forAll)(c, next),
);

const isGoogleSignIn = (path: string): boolean => /^\/api\/auth\/google(\/|$)/.test(path);

const all: Options = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  strictTransportSecurity: "max-age=63072000; includeSubDomains",
  xContentTypeOptions: "nosniff",
  xFrameOptions: "DENY",
  referrerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  crossOriginOpenerPolicy: "same-origin-allow-popups",
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
};

const forAll = secureHeaders(all);
/** A popup that comes back from elsewhere to an answer with this header is cut off from the page that waits for it. */
const forPopups = secureHeaders({ ...all, crossOriginOpenerPolicy: false });
