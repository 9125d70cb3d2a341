import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dumpReader } from "../../../../../scripts/product/database/dump.ts";

async function read(chunks: Uint8Array[]) {
  const reader = dumpReader();
  const statements: string[] = [];
  for await (const statement of reader.statements(enqueueWrite(chunks))) statements.push(statement);
  return { statements, facts: reader.facts };
}

async function* enqueueWrite(chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hash = "0".repeat(64);
const begin = "BEGIN TRANSACTION;\n";
const migration = `INSERT INTO __drizzle_migrations VALUES(1,'${hash}',1);\n`;
const table = "CREATE TABLE IF NOT EXISTS users (\n\tname text\n);\n";
const user = (name: string) => `INSERT INTO users VALUES('${name.replaceAll("'", "''")}');\n`;
const end = "COMMIT;\n";

describe("the dump reader", () => {
  it("returns whole statements for any values and chunk boundaries", async () => {
    const awkward = fc.string({
      unit: fc.constantFrom("'", ";", "\n", ");\n", "COMMIT;\n", "₹", "a"),
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(awkward), fc.integer({ min: 1, max: 20 }), async (names, size) => {
        const written = [begin, table, migration, ...names.map(user), end];
        const all = bytes(written.join(""));
        const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.subarray(index * size, (index + 1) * size),
        );
        const { statements, facts } = await read(chunks);
        expect(statements).toEqual(written);
        expect(facts()).toEqual({
          createTables: [table],
          rowCounts: new Map([
            ["users", names.length],
            ["__drizzle_migrations", 1],
          ]),
          createOthers: [],
          journal: [{ hash, at: 1 }],
        });
      }),
    );
  });

  it("refuses a long dump with a missing quote in linear time", async () => {
    const rest = user("Asha").repeat(200_000);
    const { facts } = await read([
      bytes(`${begin}INSERT INTO users VALUES('Ravi);\n${rest}${end}`),
    ]);
    expect(facts).toThrow("it is incomplete");
  });
});
