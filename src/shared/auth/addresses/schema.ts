import * as z from "zod/mini";
import { mailedCodeField, newEmailField } from "../fields.ts";

export const changeAddressInput = z.strictObject({
  email: newEmailField("Enter a valid email", "auth/invalid-email"),
});
export type ChangeAddressInput = z.output<typeof changeAddressInput>;

export const mailedCodeInput = z.strictObject({
  code: mailedCodeField(
    "This link was used, has expired, or is for another account. Ask for a new one.",
    "email/invalid-link",
  ),
});
export type MailedCodeInput = z.output<typeof mailedCodeInput>;
