import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { press, type Begun } from "../../../src/client/features/shortcuts/key-sequence.ts";

type Press = [key: string, after: number];

/** What is done by keys that are pressed so many milliseconds after one another. */
function doneBy(presses: readonly Press[]): string[] {
  const done: string[] = [];
  let begun: Begun = null;
  let at = 0;
  for (const [key, after] of presses) {
    at += after;
    const pressed = press(begun, key, at);
    begun = pressed.begun;
    if (pressed.does !== null) done.push(pressed.does);
  }
  return done;
}

describe("keys", () => {
  it.each<[string, Press[], string[]]>([
    ["one that does something alone", [["/", 0]], ["search"]],
    [
      "one of those after the other",
      [
        ["/", 0],
        ["?", 10],
      ],
      ["search", "listShortcuts"],
    ],
    [
      "two in time",
      [
        ["g", 0],
        ["h", 1000],
      ],
      ["goHome"],
    ],
    [
      "two too far apart",
      [
        ["g", 0],
        ["h", 1001],
      ],
      [],
    ],
    [
      "a second one without the first",
      [
        ["h", 0],
        ["a", 10],
      ],
      [],
    ],
    [
      "another one between",
      [
        ["g", 0],
        ["x", 10],
        ["h", 10],
      ],
      [],
    ],
    [
      "the first one twice",
      [
        ["g", 0],
        ["g", 900],
        ["f", 900],
      ],
      ["goToFunds"],
    ],
    [
      "one that does something alone, after a first",
      [
        ["g", 0],
        ["/", 10],
        ["h", 10],
      ],
      ["search"],
    ],
    [
      "the second one twice",
      [
        ["g", 0],
        ["a", 10],
        ["a", 10],
      ],
      ["goToAccount"],
    ],
  ])("do what they stand for: %s", (_, presses, done) => {
    expect(doneBy(presses)).toEqual(done);
  });

  it("go somewhere only by two that follow each other in time", () => {
    const presses = fc.array(
      fc.tuple(fc.constantFrom("g", "h", "f", "a", "/", "x"), fc.integer({ min: 0, max: 2000 })),
    );
    fc.assert(
      fc.property(presses, (typed) => {
        const pairs = typed.filter(
          ([key, after], place) =>
            "hfa".includes(key) && after <= 1000 && typed[place - 1]?.[0] === "g",
        );
        expect(doneBy(typed).filter((done) => done.startsWith("go"))).toHaveLength(pairs.length);
      }),
    );
  });
});
