import { describe, expect, it } from "vitest";
import { parseContract } from "../../../../src/shared/parse-contract.ts";
import { maxHoldersPerUser } from "../../../../src/shared/holders/schema.ts";
import { shareInput } from "../../../../src/shared/sharing/schema.ts";

const id = "0b6f0f5e-3b4c-4c3e-9a57-0d7c2a9d1f10";
const messageOf = (terms: object) => {
  try {
    parseContract(shareInput, { recipientId: "ravi", ...terms });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : null;
  }
};

describe("the contract of sharing", () => {
  it("accepts everyone, the owner and people by their ids", () => {
    const inputs = [{}, { holders: ["me"] }, { holders: [id, "me"], showHolder: true }];
    for (const terms of inputs) expect(messageOf(terms)).toBeNull();
    expect(parseContract(shareInput, { recipientId: "ravi", holders: [id.toUpperCase()] })).toEqual(
      {
        recipientId: "ravi",
        holders: [id],
      },
    );
  });

  const tooMany = Array.from({ length: maxHoldersPerUser + 2 }, () => id);
  it.each([
    [{ holders: [] }, "Please choose at least one person"],
    [{ holders: tooMany }, "At most 21 people"],
    [{ holders: "me" }, "holders must be a list"],
    [{ holders: {} }, "holders must be a list"],
    [{ holders: ["Meera"] }, 'A person is "me" or an id'],
    [{ holders: [null] }, 'A person is "me" or an id'],
    [{ showHolder: 1 }, "showHolder must be true or false"],
    [{ holder: id }, "Unknown field"],
  ])("refuses %j", (terms, message) => {
    expect(messageOf(terms)).toBe(message);
  });
});
