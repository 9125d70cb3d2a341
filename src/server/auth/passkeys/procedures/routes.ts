import { Hono } from "hono";
import type { HonoEnv } from "../../../platform/http/hono-env.ts";
import { relyingPartyOf } from "../../relying-party.ts";

const securityPage = "/account/security";

/** Addresses that password managers look for. */
export const wellKnown = new Hono<HonoEnv>()
  .get("/change-password", (c) => c.redirect(securityPage))
  .get("/passkey-endpoints", (c) => {
    const party = relyingPartyOf(c.var.services.settings.appOrigin);
    const page = party && `${party.origin}${securityPage}`;
    return c.json(page === null ? {} : { enroll: page, manage: page });
  });
