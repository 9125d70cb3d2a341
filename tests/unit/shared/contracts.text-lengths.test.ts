import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import * as account from "../../../src/shared/account/schema.ts";
import * as auth from "../../../src/shared/auth/schema.ts";
import * as factor from "../../../src/shared/auth/second-factor/schema.ts";
import { emailField } from "../../../src/shared/auth/fields.ts";
import * as funds from "../../../src/shared/funds/schema.ts";
import * as sharing from "../../../src/shared/sharing/schema.ts";

/** No field reads a longer text further. */
const longest = 1_000;

/** Every text field of a contract by its path. */
function textFieldsIn(
  part: object,
  path: string,
  seen = new Set<object>(),
): [string, z.core.$ZodString][] {
  if (seen.has(part)) return [];
  seen.add(part);
  if (part instanceof z.core.$ZodString) return [[path, part]];
  const rules = part instanceof z.core.$ZodType ? part._zod.def : part;
  return Object.entries(rules).flatMap(([key, inner]) =>
    typeof inner === "object" && inner !== null ? textFieldsIn(inner, `${path}.${key}`, seen) : [],
  );
}

const fields = [account, auth, factor, funds, sharing]
  .flatMap((contracts) => Object.entries(contracts))
  .flatMap(([name, contract]) =>
    contract instanceof z.core.$ZodType ? textFieldsIn(contract, name) : [],
  );

describe("a text field of a contract", () => {
  it("is found by this test", () => {
    expect(fields.length).toBeGreaterThan(20);
  });

  it.each(fields)("checks its length first and stops when it is too long: %s", (_, field) => {
    const first = field._zod.def.checks?.[0]?._zod.def;
    expect(first).toMatchObject({ abort: true });
    const bounds = first?.check === "custom" ? Reflect.get(first, "params") : first;
    expect(Reflect.get(bounds ?? {}, "maximum")).toBeLessThanOrEqual(longest);
  });

  it("is neither trimmed nor normalised when it is too long", () => {
    const text = `a@b.c${"\u0301".repeat(60_000)}${"\u0316".repeat(60_000)}`;
    const { error } = emailField("Enter a valid email").safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      "Email must be at most 254 characters",
    ]);
  });
});
