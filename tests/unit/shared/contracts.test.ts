import { describe, expect, it } from "vitest";
import { loginInput, registerInput } from "../../../src/shared/auth/schema.ts";
import { parseContract } from "../../../src/shared/parse-contract.ts";
import { AppError } from "../../../src/shared/errors.ts";
import { addFundInput } from "../../../src/shared/funds/schema.ts";

function refusal(
  parse: () => unknown,
): Pick<AppError, "appCode" | "message" | "fieldErrors"> | null {
  try {
    parse();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { appCode, message, fieldErrors } = error;
    return { appCode, message, fieldErrors };
  }
}

describe("the contract of registration", () => {
  const account = {
    name: "Asha",
    email: "asha@example.in",
    password: "secret",
    confirmPassword: "secret",
  };
  const register = (change: object) =>
    refusal(() => parseContract(registerInput, { ...account, ...change }));

  it.each(["क्\u200dषमा", "Zoë 👩\u200d🌾", "Asha ❤\ufe0f"])(
    "accepts the name %s, which needs invisible characters",
    (name) => {
      expect(register({ name })).toBeNull();
    },
  );

  it("trims the name and lower-cases the e-mail", () => {
    expect(
      parseContract(registerInput, { ...account, name: " Asha ", email: " Asha@Example.IN " }),
    ).toEqual(account);
  });

  it.each([
    [{ name: "" }, "request/invalid", "name", "Name is required"],
    [{ name: undefined }, "request/invalid", "name", "No name provided"],
    [{ email: " " }, "request/invalid", "email", "Email is required"],
    [{ email: undefined }, "request/invalid", "email", "No email provided"],
    [{ email: "asha@example" }, "auth/invalid-email", "email", "Enter a valid email"],
    [{ email: ".a@x.in" }, "auth/invalid-email", "email", "Enter a valid email"],
    [{ email: "a..b@x.in" }, "auth/invalid-email", "email", "Enter a valid email"],
    [{ password: "" }, "request/invalid", "password", "Password is required"],
    [{ password: undefined }, "request/invalid", "password", "No password provided"],
    [
      { password: "12345", confirmPassword: "12345" },
      "auth/weak-password",
      "password",
      "Password must be at least 6 characters",
    ],
    [
      { password: "", confirmPassword: "" },
      "request/invalid",
      "confirmPassword",
      "Type the password again",
    ],
    [{ confirmPassword: "" }, "request/invalid", "confirmPassword", "Passwords do not match"],
    [{ confirmPassword: "Secret" }, "request/invalid", "confirmPassword", "Passwords do not match"],
    [
      { name: "A".repeat(10_240) },
      "request/invalid",
      "name",
      "Name must be at most 100 characters",
    ],
    [{ name: "As\u0000ha" }, "request/invalid", "name", "Name has characters that cannot be used"],
    [{ name: "Asha\u200b" }, "request/invalid", "name", "Name has characters that cannot be used"],
    [{ name: "\u202eahsA" }, "request/invalid", "name", "Name has characters that cannot be used"],
    [{ email: "as\u200dha@example.in" }, "auth/invalid-email", "email", "Enter a valid email"],
    [{ email: "as\ufe0fha@example.in" }, "auth/invalid-email", "email", "Enter a valid email"],
    [{ email: "ａsha@example.in" }, "auth/invalid-email", "email", "Enter a valid email"],
    [{ name: "\u200d" }, "request/invalid", "name", "Name is required"],
    [{ admin: true }, "request/invalid", "admin", "Unknown field"],
  ])("refuses %j", (change, appCode, field, sentence) => {
    const refused = register(change);
    expect(refused?.appCode).toBe(appCode);
    expect(refused?.fieldErrors?.[field]).toBe(sentence);
  });

  it.each([
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u200e",
    "\u2028",
    "\u2066",
    "\u2800",
    "\u3164",
    "\ufe00",
    "\u{e0041}",
  ])("refuses a name with the invisible %j", (unseen) => {
    expect(register({ name: `Asha${unseen} Rao` })?.fieldErrors).toEqual({
      name: "Name has characters that cannot be used",
    });
  });

  it("refuses an invalid e-mail", () => {
    expect(register({ email: "a@b@c.in" })?.fieldErrors?.email).toBe("Enter a valid email");
  });

  it("checks the longest e-mail of dots as fast as any other", () => {
    expect(register({ email: `a@${".".repeat(250_000)}@` })?.appCode).toBe("request/invalid");
  });

  it("reports differing passwords together with every other refused field", () => {
    const refused = register({ name: " ", email: "x", password: "12345", confirmPassword: "1234" });
    expect(refused?.fieldErrors).toEqual({
      name: "Name is required",
      email: "Enter a valid email",
      password: "Password must be at least 6 characters",
      confirmPassword: "Passwords do not match",
    });
  });

  it("does not compare a missing password", () => {
    expect(register({ password: undefined })?.fieldErrors).toEqual({
      password: "No password provided",
    });
  });

  it("uses the error catalogue's message where the failure has its own code", () => {
    expect(register({ email: "x" })?.message).toBe("Invalid email address");
    expect(register({ password: "1", confirmPassword: "1" })?.message).toBe(
      "Weak password. At least 6 characters required.",
    );
  });
});

describe("the contract of signing in", () => {
  it("has its own message for an invalid e-mail", () => {
    expect(
      refusal(() => parseContract(loginInput, { email: "x", password: "secret" }))?.fieldErrors,
    ).toEqual({
      email: "Enter a valid email address",
    });
  });
});

describe("the contract of adding a fund", () => {
  const fund = {
    folioNumber: "123/45",
    schemeName: "Alpha Fund",
    amfiCode: "119551",
    category: "Debt",
    investedAmount: 1000,
    units: 10.5,
  };
  const add = (change: object) =>
    refusal(() => parseContract(addFundInput, { ...fund, ...change }));

  it("accepts a fund and lower-cases its category", () => {
    expect(parseContract(addFundInput, fund)).toEqual({ ...fund, category: "debt" });
  });

  it.each(["folioNumber", "schemeName", "category", "investedAmount", "units"])(
    "says that all fields are required when %s is missing",
    (field) => {
      expect(add({ [field]: undefined })).toMatchObject({
        appCode: "funds/invalid",
        message: "All fields are required",
      });
    },
  );

  it.each([
    ["units", 0, "Units must be more than 0"],
    ["units", -1, "Units must be more than 0"],
    ["units", Number.NaN, "Units must be a number"],
    ["units", Number.POSITIVE_INFINITY, "Units must be a number"],
    ["units", "10", "Units must be a number"],
    ["units", 0.12345, "Units can have at most 4 decimals"],
    ["units", 1e-20, "Units can have at most 4 decimals"],
    ["units", 1e12, "Units must be at most 99,99,99,999"],
    ["investedAmount", -0.01, "Invested amount must be 0 or more"],
    ["investedAmount", 1e300, "Invested amount must be at most ₹99,99,99,99,999"],
    ["folioNumber", "9".repeat(51), "Folio number must be at most 50 characters"],
    ["schemeName", "\ud800", "Scheme name has characters that cannot be used"],
    ["category", ["debt"], "Category must be text"],
    ["amfiCode", "12a", "An AMFI code has up to 10 digits, or is SIF- with up to 6"],
    ["id", "1", "The fund's id must be a UUID"],
    ["nav", 10, "Unknown field"],
  ])("refuses %s %j", (field, value, sentence) => {
    expect(add({ [field]: value })).toMatchObject({
      appCode: "request/invalid",
      fieldErrors: { [field]: sentence },
    });
  });

  it("refuses a value that is not an object", () => {
    for (const input of ["text", 1, [], true]) {
      expect(refusal(() => parseContract(addFundInput, input))?.appCode).toBe("request/invalid");
    }
  });
});
