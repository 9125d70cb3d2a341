import * as z from "zod/mini";
import { codeField, textField } from "../text-field.ts";
import { isEmailAddress } from "./email-address.ts";
import { minPasswordLength } from "./password-length.ts";

/** Long enough for any passphrase, short enough that hashing one costs what it should. */
const maxPasswordLength = 256;

/** What a contract says of these fields, where other code has to know the sentence. */
export const authSentences = {
  invalidEmail: "Enter a valid email",
  shortPassword: `Password must be at least ${minPasswordLength} characters`,
  wrongCode: "Invalid or expired reset link",
};

/** Two addresses could look alike with what is unseen, or with another form of a letter, such as a wide one. */
const isPlain = (text: string): boolean =>
  !/\p{Default_Ignorable_Code_Point}/u.test(text) && text === text.normalize("NFKC");

export const emailField = (invalid: string) =>
  textField({
    label: "Email",
    max: 254,
    missing: "No email provided",
    blank: "Email is required",
  }).check(
    z.refine((text) => isEmailAddress(text) && isPlain(text), { error: invalid }),
    z.toLowerCase(),
  );

/** Kept as it was typed: spaces belong to a password. */
export const passwordField = z
  .string({
    error: (issue) => (issue.input == null ? "No password provided" : "Password must be text"),
  })
  .check(
    z.maxLength(maxPasswordLength, {
      error: `Password must be at most ${maxPasswordLength} characters`,
      abort: true,
    }),
    z.minLength(1, { error: "Password is required" }),
    z.minLength(minPasswordLength, { error: authSentences.shortPassword }),
    z.refine((text) => text.isWellFormed() && !text.includes("\0"), {
      error: "Password has characters that cannot be used",
    }),
  );

export const sessionIdField = codeField(/^[0-9a-f]{64}$/, {
  length: 64,
  error: "This is no session's id",
  missing: "No session id provided",
});

export const confirmationField = z
  .string({ error: "Passwords do not match" })
  .check(z.maxLength(maxPasswordLength, { error: "Passwords do not match", abort: true }));

/** Told together with whatever else is refused, as long as both fields are there; a field that aborts would silence it. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: "Passwords do not match",
    path: ["confirmPassword"],
    when: ({ value }) => bothPasswords.safeParse(value).success,
  },
);

/** Two blank fields are alike, and both are lacking. */
export const confirmationTyped = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password !== "" || confirmPassword !== "",
  {
    error: "Type the password again",
    path: ["confirmPassword"],
    when: ({ value }) => bothPasswords.safeParse(value).success,
  },
);

const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string() });
