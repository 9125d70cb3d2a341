import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hiddenToGo, placeFor, type WaitingFile } from "../../../../src/shared/inbox/limits.ts";

const kind = fc.constantFrom("registrar", "yours", "unknown");
const arriving = fc.array(fc.record({ kind, bytes: fc.integer({ min: 1, max: 5_000_000 }) }), {
  maxLength: 40,
});

/** What waits after each file came, one a minute. */
function received(files: readonly Pick<WaitingFile, "kind" | "bytes">[]): WaitingFile[] {
  let waiting: WaitingFile[] = [];
  for (const [minute, file] of files.entries()) {
    const gone = placeFor(file, waiting);
    if (gone === null) continue;
    waiting = waiting.filter(({ id }) => !gone.includes(id));
    waiting.push({ ...file, id: String(minute), receivedAt: new Date(60_000 * minute) });
  }
  return waiting;
}

describe("an inbox", () => {
  it("never holds more than its limits, whatever comes", () => {
    fc.assert(
      fc.property(arriving, (files) => {
        const waiting = received(files);
        const sum = (some: readonly WaitingFile[]) =>
          some.reduce((all, { bytes }) => all + bytes, 0);
        const unknown = waiting.filter((file) => file.kind === "unknown");
        expect(waiting.length).toBeLessThanOrEqual(10);
        expect(sum(waiting)).toBeLessThanOrEqual(20_000_000);
        expect(unknown.length).toBeLessThanOrEqual(3);
        expect(sum(unknown)).toBeLessThanOrEqual(6_000_000);
      }),
    );
  });

  it("loses no registrar's or own file for another, and files of unknown senders only for a registrar's", () => {
    fc.assert(
      fc.property(
        arriving,
        fc.record({ kind, bytes: fc.integer({ min: 1, max: 5_000_000 }) }),
        (files, next) => {
          const waiting = received(files);
          for (const id of placeFor(next, waiting) ?? []) {
            expect(next.kind).toBe("registrar");
            expect(waiting.find((file) => file.id === id)?.kind).toBe("unknown");
          }
        },
      ),
    );
  });

  it("gives a registrar's file the place of the oldest file of an unknown sender", () => {
    const files = [
      ...Array.from({ length: 3 }, () => ({ kind: "unknown" as const, bytes: 1 })),
      ...Array.from({ length: 7 }, () => ({ kind: "yours" as const, bytes: 1 })),
    ];
    const waiting = received(files);
    expect(placeFor({ kind: "registrar", bytes: 1 }, waiting)).toEqual(["0"]);
    expect(placeFor({ kind: "yours", bytes: 1 }, waiting)).toBeNull();
    expect(placeFor({ kind: "unknown", bytes: 1 }, waiting)).toBeNull();
  });

  it("lets those that were read go first for what waits, the longest read before the others", () => {
    fc.assert(
      fc.property(arriving, arriving, (now, before) => {
        const waiting = received(now).slice(0, 4);
        const hidden = received(before).map((file) => ({ ...file, id: `hidden ${file.id}` }));
        const gone = hiddenToGo(waiting, hidden);
        expect(gone).toEqual(hidden.slice(0, gone.length).map(({ id }) => id));
        const left = [...waiting, ...hidden.slice(gone.length)];
        if (gone.length < hidden.length) {
          expect(left.length).toBeLessThanOrEqual(10);
          expect(left.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(20_000_000);
        }
      }),
    );
    const file = (id: string) => ({ id, kind: "yours" as const, bytes: 1 });
    const hidden = Array.from({ length: 8 }, (_, place) => file(`${place}`));
    expect(hiddenToGo([file("a"), file("b")], hidden)).toEqual([]);
    expect(hiddenToGo([file("a"), file("b"), file("c")], hidden)).toEqual(["0"]);
  });
});
