import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  pressKey,
  type PendingKey,
} from "../../../../../src/client/features/shortcuts/key-sequence.ts";

/** The result of a sequence of keys such as `g 900 h`; a number is a pause in milliseconds. */
function doneBy(typed: string): string[] {
  const done: string[] = [];
  let pending: PendingKey = null;
  let at = 0;
  for (const part of typed.split(" ")) {
    if (/^\d+$/.test(part)) {
      at += Number(part);
      continue;
    }
    const pressed = pressKey(pending, part, at);
    pending = pressed.pending;
    if (pressed.action !== null) done.push(pressed.action);
  }
  return done;
}

describe("keyboard shortcuts", () => {
  it.each([
    ["/", ["search"]],
    ["/ ?", ["search", "listShortcuts"]],
    ["g 1000 h", ["goHome"]],
    ["g 1001 h", []],
    ["h a", []],
    ["g x h", []],
    ["g 900 g 900 f", ["goToFunds"]],
    ["g / h", ["search"]],
    ["g a a", ["goToAccount"]],
  ])("%s trigger %o", (typed, done) => {
    expect(doneBy(typed)).toEqual(done);
  });

  it("navigate only when the second key follows the first in time", () => {
    const key = fc.constantFrom("g", "h", "f", "a", "/", "x");
    const pause = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, pause)), (typed) => {
        const pairs = typed.filter(([first, after], place) => {
          const second = typed[place + 1]?.[0] ?? "";
          return first === "g" && after <= 1000 && ["h", "f", "a"].includes(second);
        });
        const gone = doneBy(typed.flat().join(" ")).filter((done) => done.startsWith("go"));
        expect(gone).toHaveLength(pairs.length);
      }),
    );
  });
});
