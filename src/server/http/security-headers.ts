import { secureHeaders } from "hono/secure-headers";

/** For answers of the API, which are no pages: nothing may be loaded, framed or guessed from them. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  strictTransportSecurity: "max-age=63072000; includeSubDomains",
  xContentTypeOptions: "nosniff",
  xFrameOptions: "DENY",
  referrerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  crossOriginOpenerPolicy: "same-origin-allow-popups",
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
});
