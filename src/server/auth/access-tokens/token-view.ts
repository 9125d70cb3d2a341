import type { AccessToken } from "../../../shared/auth/access-tokens/schema.ts";
import type { AccessTokenRow } from "./queries.ts";

export const tokenView = ({
  id,
  name,
  scope,
  createdAt,
  endsAt,
  usedAt,
}: AccessTokenRow): AccessToken => ({
  id,
  name,
  scope,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
});
