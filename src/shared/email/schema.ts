import * as z from "zod/mini";
import { newEmailField } from "../auth/fields.ts";
import { codeField } from "../text-field.ts";

export const changeAddressInput = z.strictObject({
  email: newEmailField("Enter a valid email", "auth/invalid-email"),
});
export type ChangeAddressInput = z.output<typeof changeAddressInput>;

/** 256 random bits as base64url. */
export const mailedCodeInput = z.strictObject({
  code: codeField(/^[A-Za-z0-9_-]{43}$/, {
    length: 43,
    error: "This link was used, has expired, or is for another account. Ask for a new one.",
    appCode: "email/invalid-link",
  }),
});
export type MailedCodeInput = z.output<typeof mailedCodeInput>;
