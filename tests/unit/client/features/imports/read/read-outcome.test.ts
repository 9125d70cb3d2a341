import { describe, expect, it } from "vitest";
import { failedOutcome } from "../../../../../../src/client/features/imports/read/read-outcome.ts";
import { ReaderUnreachableError } from "../../../../../../src/client/features/imports/read/reader-unreachable.ts";
import { UnreadableFileError } from "../../../../../../src/shared/imports/statement.ts";

const said = { mapping: undefined };

describe("a file that could not be read", () => {
  it("needs a password, again where the one that was tried is wrong", () => {
    expect(failedOutcome(new UnreadableFileError("password-needed"), said)).toEqual({
      kind: "password",
    });
    expect(failedOutcome(new UnreadableFileError("password-wrong"), said)).toEqual({
      kind: "password",
    });
  });

  it("is tried again where its reader could not be loaded", () => {
    expect(failedOutcome(new ReaderUnreachableError(""), said)).toEqual({ kind: "unreachable" });
  });

  it("is put away with its problem where no answer helps", () => {
    expect(failedOutcome(new UnreadableFileError("gains"), said)).toEqual({
      kind: "unreadable",
      problem: "gains",
      location: null,
    });
    expect(failedOutcome(new RangeError("Out of memory"), said)).toMatchObject({
      kind: "unreadable",
      problem: "not-readable",
    });
  });
});
