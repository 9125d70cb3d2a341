import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connectedComponents } from "../../../src/shared/connected-components.ts";

const letters = (word: string): string[] => [...word];

describe("connected components", () => {
  it("hold what is linked through others, in the order in which it came", () => {
    expect(connectedComponents(["ab", "x", "cd", "", "bc", "xy"], letters)).toEqual([
      ["ab", "cd", "bc"],
      ["x", "xy"],
      [""],
    ]);
  });

  it("hold everything once, and no link leads from one into another", () => {
    const words = fc.uniqueArray(
      fc.string({ unit: fc.constantFrom(..."abcdefghij"), maxLength: 3 }),
    );
    fc.assert(
      fc.property(words, (all) => {
        const components = connectedComponents(all, letters);
        expect(components.flat().toSorted()).toEqual(all.toSorted());
        const linksIn = components.map((component) => new Set(component.flatMap(letters)));
        for (const [index, links] of linksIn.entries()) {
          for (const others of linksIn.slice(index + 1))
            expect(links.isDisjointFrom(others)).toBe(true);
        }
        for (const component of components) expect(reached(component)).toBe(component.length);
      }),
    );
  });
});

/** How many are reached from the first one, link by link. */
function reached([first = "", ...rest]: readonly string[]): number {
  const found = new Set([first]);
  for (let grows = true; grows;) {
    const links = new Set([...found].flatMap(letters));
    const next = rest.filter(
      (word) => !found.has(word) && letters(word).some((one) => links.has(one)),
    );
    for (const word of next) found.add(word);
    grows = next.length > 0;
  }
  return found.size;
}
