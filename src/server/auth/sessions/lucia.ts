import { Lucia, TimeSpan, type Adapter } from "lucia";
import { unusedDays } from "../../../shared/auth/session-length.ts";
import type { Settings } from "../../platform/env.ts";
import { cookieName, isOverHttps } from "../../platform/http/cookies.ts";
import type { UserRow } from "../queries/users.ts";
import type { SessionRow } from "./queries.ts";

type SessionAttributes = Omit<SessionRow, "id" | "userId" | "expiresAt">;
type UserAttributes = Omit<UserRow, "id">;

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

const sessionLength = new TimeSpan(unusedDays, "d");

export const luciaFor = (
  settings: Settings,
  adapter: Adapter,
): Lucia<SessionAttributes, UserAttributes> =>
  new Lucia(adapter, {
    sessionExpiresIn: sessionLength,
    sessionCookie: {
      name: cookieName(settings, "fundbook"),
      attributes: { secure: isOverHttps(settings) },
    },
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
