import * as z from "zod/mini";
import type { SentenceCodes } from "../contract.ts";
import { textField } from "../fields.ts";

export const minPasswordLength = 6;
/** Long enough for any passphrase, short enough that hashing one costs what it should. */
const maxPasswordLength = 256;

const sentences = {
  invalidEmail: "Enter a valid email",
  shortPassword: "Password must be at least 6 characters",
};

/** Something, an @, something, a dot, something: whether the address exists only a mail can tell. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const emailField = (invalid: string) =>
  textField({
    label: "Email",
    max: 254,
    missing: "No email provided",
    blank: "Email is required",
  }).check(z.regex(emailPattern, { error: invalid }), z.toLowerCase());

/** Kept as it was typed: spaces belong to a password. */
const passwordField = z
  .string({
    error: (issue) => (issue.input == null ? "No password provided" : "Password must be text"),
  })
  .check(
    z.minLength(1, { error: "Password is required", abort: true }),
    z.minLength(minPasswordLength, { error: sentences.shortPassword, abort: true }),
    z.maxLength(maxPasswordLength, {
      error: `Password must be at most ${maxPasswordLength} characters`,
      abort: true,
    }),
    z.refine((text) => text.isWellFormed() && !text.includes("\0"), {
      error: "Password has characters that cannot be used",
    }),
  );

export const loginInput = z.strictObject({
  email: emailField("Enter a valid email address"),
  password: passwordField,
});
export type LoginInput = z.output<typeof loginInput>;

export const registerInput = z
  .strictObject({
    name: textField({
      label: "Name",
      max: 100,
      missing: "No name provided",
      blank: "Name is required",
    }),
    email: emailField(sentences.invalidEmail),
    password: passwordField,
    confirmPassword: z.string({ error: "Passwords do not match" }),
  })
  .check(
    z.refine((input) => input.password === input.confirmPassword, {
      error: "Passwords do not match",
      path: ["confirmPassword"],
    }),
  );
export type RegisterInput = z.output<typeof registerInput>;

export const registerCodes: SentenceCodes = {
  [sentences.invalidEmail]: "auth/invalid-email",
  [sentences.shortPassword]: "auth/weak-password",
};

export type User = {
  id: string;
  name: string;
  email: string;
  photoURL: string | null;
  provider: "google" | "emailAndPassword";
  /** null, as for people who came by Google and never chose, means off. */
  canShare: boolean | null;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Categories whose funds are left out of the current value in this user's totals. */
  excludedCategories: string[];
};

export type Me = { user: User | null; googleEnabled: boolean; sharedWithMe: boolean };
