import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { resetDayLimit, resetMailLimit } from "../../src/server/auth/reset-mail-limits.ts";
import { signInLimits } from "../../src/server/auth/sign-in-limits.ts";

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

describe("the pictures in docs/screenshots", () => {
  const pictures = globSync("docs/screenshots/*", { cwd: root });

  it("are at most twenty, as CONTRIBUTING.md says", () => {
    expect(pictures.length).toBeLessThanOrEqual(20);
  });

  it("are all that documents show", () => {
    const shown = globSync("{*.md,docs/*.md}", { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/screenshots\/[\w-]+\.png/g)].map(([name]) => `docs/${name}`),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !pictures.includes(name))).toEqual([]);
  });
});

it("every source and test that a document names is there", () => {
  const folders = "{src,tests,scripts,generators,bench}";
  const sources = globSync([`${folders}/**/*.{ts,tsx,css,sh}`, "*.ts"], { cwd: root });
  // Some documents name a path from a folder on, as docs/security.md says of its tests.
  const isThere = (path: string) => sources.some((file) => `/${file}`.endsWith(`/${path}`));
  const named = globSync("{*.md,docs/*.md}", { cwd: root }).flatMap((document) =>
    [...read(document).matchAll(/`([\w./-]*\w\.(?:tsx?|css|sh))\b/g)].map(([, path = ""]) => ({
      document,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ path }) => !isThere(path))).toEqual([]);
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

  const labels: Record<string, string> = {
    signIn: "failed sign-ins and password confirmations",
    signUp: "sign-ups",
    demo: "started demo accounts",
    resetRequest: "reset mails",
    linkMail: "link mails",
    resetCode: "checks of a reset code",
    invitation: "checks of an invitation",
    passkey: "uses of a passkey",
    passkeyChange: "changes of passkeys",
    inboxAddress: "addresses for statements made",
    inboxFile: "statements put away or brought back",
    assistant: "assistants that are asked about, allowed or refused",
    tokenChange: "access tokens made or revoked",
    code: "checks of a code after the password",
    factorChange: "changes of the second factor",
    factorLoss: "mails about a lost second factor",
    factorLossLink: "links about a lost second factor",
    deviceLink: "links that let a new device sign in",
    provider: "steps of sign-in with a provider",
    inviting: "invitations made or withdrawn",
    adding: "added funds",
    transactions: "changes of transactions",
    sips: "changes of SIPs",
    holders: "changes of other people",
    addresses: "links that prove an address, asked for and opened",
    profile: "changes of the name and the language of mails",
    wayBack: "checks of a way back to an address",
    tax: "choices about tax",
    restoring: "restored deletions",
    imports: "parts of imports, and undoing them",
    ledgers: "previews of an import",
    comparing: "comparisons whose NAVs are asked for",
    watching: "changes of the watch list",
    targets: "changes of targets and of what schemes invest in",
    goals: "changes of goals",
    letters: "changes of letters",
    calendar: "calendars made or turned off",
    push: "notifications turned on or off",
    "recipient search": "recipient searches",
    sharing: "shares, updates, unshares, keeping them up",
  };

  const routers = globSync("src/server/**/{router,routes,limit}.ts", { cwd: root })
    .map(read)
    .join("\n");
  const declared =
    /\{\s*name: "([^"]+)",\s*span: ((?:24 \* 60|15) \* (?:minute|60_000)),\s*max: \{([^}]*)\}/g;
  const inRouters = [...routers.matchAll(declared)].map(([, name = "", span = "", max = ""]) => ({
    name,
    isDaily: span.startsWith("24"),
    max: new Map(
      [...max.matchAll(/(\w+): ([\d_]+)/g)].map(([, who, count = ""]) => [
        who,
        number(Number(count.replaceAll("_", ""))),
      ]),
    ),
  }));

  it("has every limit that a procedure or a route declares", () => {
    expect(routers.match(/\bmax: /g)).toHaveLength(inRouters.length);
    const quarterly = inRouters.filter(({ isDaily }) => !isDaily).map(({ name }) => name);
    expect([...quarterly, signInLimits[0].name].toSorted()).toEqual(Object.keys(labels).toSorted());
  });

  it("has the limit of failed sign-ins and password confirmations", () => {
    const [{ span, max }, day] = signInLimits;
    expect(span).toBe(15 * 60_000);
    expect(cellsOf(labels["signIn"] ?? "")).toEqual([
      `${max.accountFromSite}, and ${day.max.accountFromSite} a day, from one site`,
      number(max.network),
    ]);
  });

  it.each(inRouters.filter(({ isDaily }) => !isDaily))(
    "has the limit of $name",
    ({ name, max }) => {
      const daily = (of: string) =>
        inRouters.find((limit) => limit.isDaily && limit.name === of)?.max.get("account");
      const fromSite = max.get("accountFromSite");
      const account = max.get("user") ?? max.get("account") ?? fromSite ?? "";
      const notes: Record<string, string> = {
        resetRequest: `, and ${resetDayLimit.max.accountFromSite} a day, from one site; ${resetMailLimit.max.account} a day to one address`,
        factorLoss: `, and ${daily("factorLossMail")} a day to one address`,
        linkMail: ` from one site, and ${daily("linkMailDay")} a day to one address`,
        sharing: " in all",
      };
      expect(cellsOf(labels[name] ?? "")).toEqual([
        `${account}${notes[name] ?? (fromSite === undefined ? "" : " from one site")}`,
        max.get("network") ?? "",
      ]);
    },
  );
});
