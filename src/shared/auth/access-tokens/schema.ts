import * as z from "zod/mini";
import { textField, uuidField } from "../../text-field.ts";

const maxTokenName = 60;
export const tokenDays = { min: 7, max: 365 } as const;

/** What a token may do: read figures, or add imports as well. */
export const tokenScopes = ["read", "import"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Whether a token of one scope may do what needs another: `import` reads as well. */
export const includesScope = (granted: TokenScope, needed: TokenScope): boolean =>
  granted === needed || granted === "import";

const daysError = "A token ends after 7 to 365 days";

const tokenFields = {
  name: textField({
    label: "Name",
    max: maxTokenName,
    missing: "No name provided",
    blank: "Name is required",
  }),
  scope: z.enum(tokenScopes, { error: "A scope is read or import" }),
  days: z.number({ error: daysError }).check(
    z.refine((days) => Number.isInteger(days) && days >= tokenDays.min && days <= tokenDays.max, {
      error: daysError,
    }),
  ),
};

export const tokenForm = z.strictObject(tokenFields);

const tokenIdField = uuidField("The token's id must be a UUID");

export const addTokenInput = z.strictObject({ id: tokenIdField, ...tokenFields });
export type AddTokenInput = z.output<typeof addTokenInput>;

export const revokeTokenInput = z.strictObject({ id: tokenIdField });
export type RevokeTokenInput = z.output<typeof revokeTokenInput>;

/** ISO 8601 instants; `lastUsedAt` is to the hour. */
export type AccessToken = {
  id: string;
  name: string;
  scope: TokenScope;
  createdAt: string;
  endsAt: string;
  lastUsedAt: string | null;
  /** Of an assistant that was connected: where its answers go, and whose figures it reads (null: everyone's). */
  assistant: { host: string; person: string | null } | null;
};

/** `token` is returned only this once. */
export type NewAccessToken = Pick<AccessToken, "id" | "name" | "scope" | "endsAt"> & {
  token: string;
};
