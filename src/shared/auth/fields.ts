import * as z from "zod/mini";
import { withCode } from "../contract.ts";
import type { AppCode } from "../errors.ts";
import { mailedCodeLength, mailedCodePattern } from "../mailed-code.ts";
import { codeField, textField } from "../text-field.ts";
import { canonicalEmail, isEmailAddress, isRegistrableEmail } from "./addresses/email-address.ts";
import { minPasswordLength } from "./password-length.ts";

const maxPasswordLength = 256;

/** Invisible characters and compatibility forms could make two addresses look alike. */
const isUnambiguous = (text: string): boolean =>
  !/\p{Default_Ignorable_Code_Point}/u.test(text) && text === text.normalize("NFKC");

const buildEmailField = (isValid: typeof isEmailAddress, invalid: string, appCode?: AppCode) =>
  textField({
    label: "Email",
    max: 254,
    missing: "No email provided",
    blank: "Email is required",
  }).check(
    z.refine((text) => isValid(text) && isUnambiguous(text) && canonicalEmail(text) !== null, {
      error: invalid,
      ...withCode(appCode),
    }),
  );

const toCanonical = z.overwrite<string>((text) => canonicalEmail(text) ?? text);

export const emailField = (invalid: string, appCode?: AppCode) =>
  buildEmailField(isEmailAddress, invalid, appCode).check(toCanonical);

export const newEmailField = (invalid: string, appCode?: AppCode) =>
  buildEmailField(isRegistrableEmail, invalid, appCode).check(toCanonical);

/** As typed, in lower case: an account from before addresses had one form may still be stored so. */
export const typedEmailField = (invalid: string, appCode?: AppCode) =>
  buildEmailField(isEmailAddress, invalid, appCode).check(
    z.overwrite((text) => text.toLowerCase()),
  );

const buildPasswordField = (tooShortCode?: AppCode) =>
  z
    .string({
      error: (issue) => (issue.input == null ? "No password provided" : "Password must be text"),
    })
    .check(
      z.maxLength(maxPasswordLength, {
        error: `Password must be at most ${maxPasswordLength} characters`,
        abort: true,
      }),
      z.minLength(1, { error: "Password is required" }),
      z.refine((text) => text.length >= minPasswordLength, {
        error: `Password must be at least ${minPasswordLength} characters`,
        ...withCode(tooShortCode),
      }),
      z.refine((text) => text.isWellFormed() && !text.includes("\0"), {
        error: "Password has characters that cannot be used",
      }),
    );

export const passwordField = buildPasswordField();
export const newPasswordField = buildPasswordField("auth/weak-password");

export const nameField = textField({
  label: "Name",
  max: 100,
  missing: "No name provided",
  blank: "Name is required",
});

export const mailedCodeField = (error: string, appCode: AppCode) =>
  codeField(mailedCodePattern, { length: mailedCodeLength, error, appCode });

/** 160 random bits in hexadecimal. */
export const invitationTokenField = codeField(/^[0-9a-f]{40}$/, {
  length: 40,
  error: "This invitation was already used or has expired. Ask for a new one.",
  appCode: "auth/invitation-invalid",
});

export const sessionIdField = codeField(/^[0-9a-f]{64}$/, {
  length: 64,
  error: "Invalid session id",
  missing: "No session id provided",
});

export const confirmationField = z
  .string({ error: "Passwords do not match" })
  .check(z.maxLength(maxPasswordLength, { error: "Passwords do not match", abort: true }));

/** Reported beside other fields' errors, which would otherwise hide it. */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  {
    error: "Passwords do not match",
    path: ["confirmPassword"],
    when: ({ value }) => bothPasswords.safeParse(value).success,
  },
);

/** Two blank passwords match, so a blank confirmation needs its own check. */
export const confirmationRequired = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password !== "" || confirmPassword !== "",
  {
    error: "Type the password again",
    path: ["confirmPassword"],
    when: ({ value }) => bothPasswords.safeParse(value).success,
  },
);

const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string() });
