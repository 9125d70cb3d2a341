import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonText, streamText } from "../../../../../src/server/platform/http/stream-body.ts";
import { AppError } from "../../../../../src/shared/errors.ts";

const noLog = () => {};

async function* parts<Item>(...given: readonly Item[]): AsyncGenerator<Item> {
  yield* given;
}

const textOf = (fields: Record<string, unknown>) =>
  new Response(streamText(jsonText(fields), noLog, "/file")).text();

describe("a JSON file that is written part by part", () => {
  it("is the same as one that is written in one go", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.array(fc.array(fc.jsonValue())), async (value, lists) => {
        const text = await textOf({ value, items: parts(...lists) });
        expect(JSON.parse(text)).toEqual(
          JSON.parse(JSON.stringify({ value, items: lists.flat() })),
        );
      }),
    );
  });

  it("ends its connection where a part fails, and says why in the log", async () => {
    async function* failing(): AsyncGenerator<string> {
      yield "[1,";
      throw new AppError("service/unavailable");
    }
    const lines: unknown[] = [];
    const body = streamText(failing(), (...line) => void lines.push(line), "/file");
    await expect(new Response(body).text()).rejects.toThrow("service/unavailable");
    expect(lines).toMatchObject([["warn", "database.unavailable", { path: "/file" }]]);
  });

  it("reads no more parts once its reader has left", async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        read += 1;
        yield "x";
      }
    }
    const reader = streamText(endless(), noLog, "/file").getReader();
    await reader.read();
    await reader.cancel();
    const after = read;
    await Promise.resolve();
    expect(read).toBe(after);
  });
});
