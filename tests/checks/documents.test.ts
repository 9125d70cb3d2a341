import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import {
  attemptLimits,
  googleStepLimit,
  resetMailLimit,
} from "../../src/server/auth/attempt-limits.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));

/** The commands, by the script that each one runs. */
const commands = Object.entries(scripts).map(([name, line]) => {
  const [, script = "", fixed = ""] = /^exec sh scripts\/run\.sh (\S+\.ts)(.*)$/.exec(line) ?? [];
  return { name, script, fixed };
});

describe("every command of package.json", () => {
  it("is described in docs/configure.md", () => {
    const named = new Set(
      [...read("docs/configure.md").matchAll(/npm (?:run )?([\w:]+)|\b(test:\w+)/g)].map(
        ([, run, test]) => run ?? test,
      ),
    );
    expect(commands.filter(({ name }) => !named.has(name))).toEqual([]);
  });

  // Read, not run: starting all of them takes ten seconds.
  it.each(commands.filter(({ fixed }) => fixed === ""))(
    "answers --help by its name and a sentence: $name",
    ({ name, script }) => {
      const source = read(script);
      expect(source).toMatch(new RegExp(`\\bcommand\\(\\s*"${name}",\\s*"[A-Z][^"]+\\."`));
      expect(source).toMatch(/\brunCommand\(|\.parse\(\)/);
    },
  );
});

describe("the table of limits in docs/security.md", () => {
  const number = (count: number) => count.toLocaleString("en");
  const cellsOf = (label: string): string[] => {
    const row = read("docs/security.md")
      .split("\n")
      .find((line) => line.startsWith(`| ${label} `));
    return (row ?? "")
      .split("|")
      .slice(2, 4)
      .map((cell) => cell.trim());
  };

  const ofUsers: Record<string, string> = {
    adding: "added funds",
    transactions: "changes of transactions",
    sips: "changes of SIPs",
    imports: "parts of imports, and undoing them",
    ledgers: "previews of an import",
    "recipient search": "recipient searches",
    sharing: "shares, updates and unshares",
  };

  it("has every limit of a user's calls", () => {
    const routers = globSync("src/server/*/router.ts", { cwd: root }).map(read).join("\n");
    const limits = [...routers.matchAll(/\{ name: "([^"]+)", max: ([\d_]+), span: 15 \* /g)];
    const inCode = limits.map(([, name = "", max = ""]) => [
      name,
      number(Number(max.replaceAll("_", ""))),
    ]);
    const inTable = Object.entries(ofUsers).map(([name, label]) => [
      name,
      cellsOf(label)[0]?.replace(" in all", ""),
    ]);
    expect(routers.match(/\bmax: /g)).toHaveLength(limits.length);
    expect(inTable.toSorted()).toEqual(inCode.toSorted());
  });

  const { resetRequest } = attemptLimits;
  it.each([
    ["failed sign-ins and password confirmations", attemptLimits.signIn],
    ["sign-ups", attemptLimits.signUp],
    ["link mails", attemptLimits.linkMail],
    ["checks of a reset code", attemptLimits.resetCode],
    ["steps of Google sign-in", { account: "", ...googleStepLimit }],
    [
      "reset mails",
      {
        ...resetRequest,
        account: `${resetRequest.account}, and ${resetMailLimit.maxPerAddress} a day to one address`,
      },
    ],
  ])("has the limit of %s", (label, { account, network, span }) => {
    expect(span).toBe(15 * 60_000);
    expect(cellsOf(label)).toEqual([String(account), String(network)]);
  });
});
