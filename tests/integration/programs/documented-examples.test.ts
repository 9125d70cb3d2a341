import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../../../scripts/product/root.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register } from "../../support/api/api-client.ts";
import { exportedFile } from "../../support/api/exported-file.ts";
import { addLedger, transactionInput } from "../../support/api/ledgers.ts";

const baseUrl = inject("baseUrl");
const page = readFileSync(join(root, "docs/api.md"), "utf8");

const examplesIn = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code = ""]) => code,
  );

let folder: string;
let token: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fundbook-examples-"));
  writeFileSync(join(folder, "fundbook.json"), JSON.stringify(exportedFile()));
  const asha = await register(baseUrl);
  await addLedger(asha, [transactionInput()]);
  ({ token } = await addToken(asha, "import"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** With the address and the token of the test in place of the examples' own. */
const ownOf = (code: string): string =>
  code.replaceAll("https://fundbook.example", baseUrl).replaceAll("fb_…", token);

describe("the examples of docs/api.md", () => {
  it("by curl read the portfolio, then find nothing changed, and try an import", async () => {
    const run = async (code: string) =>
      (
        await execa("sh", ["-c", code], {
          cwd: folder,
          env: { FUNDBOOK: baseUrl, TOKEN: token },
        })
      ).stdout;
    const [read = "", readIfChanged = "", tryImport = "", ...others] = examplesIn("sh");
    expect(others).toEqual([]);
    expect(JSON.parse(await run(read))).toMatchObject({ leftOut: expect.any(Number) });
    expect([await run(readIfChanged), await run(readIfChanged)]).toEqual(["200", "304"]);
    expect(JSON.parse(await run(tryImport))).toMatchObject({ dryRun: true, added: 2 });
  });

  it("for Google Sheets finds its field", () => {
    const [code = ""] = examplesIn("js");
    const asked: unknown[] = [];
    const fetched = {
      fetch: (...all: unknown[]) => {
        asked.push(...all);
        return { getContentText: () => JSON.stringify({ value: 12 }) };
      },
    };
    const run = new Function("UrlFetchApp", `${ownOf(code)}\nreturn FUNDBOOK("value");`);
    expect(run(fetched)).toBe(12);
    expect(asked).toEqual([
      `${baseUrl}/api/v1/portfolio`,
      { headers: { Authorization: `Bearer ${token}` } },
    ]);
  });

  it.each(["powerquery", "yaml", "js"])(
    "in %s ask for what is there, and find it",
    async (language) => {
      for (const code of examplesIn(language)) {
        const [address = ""] = /https:\/\/fundbook\.example[^\s"]*/.exec(code) ?? [];
        const [header = ""] = /Bearer fb_…/.exec(code) ?? [];
        const response = await fetch(ownOf(address), { headers: { authorization: ownOf(header) } });
        const fields = /value_json\.(\w+)|Source\[(\w+)\]/.exec(code)?.slice(1) ?? [];
        const [field = "value"] = fields.filter((each) => each !== undefined);
        expect(Object.keys((await response.json()) as object)).toContain(field);
      }
    },
  );
});
