import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../../scripts/product/root.ts";

type Step = { name?: string; uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  uses?: string;
  needs?: string;
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  steps?: Step[];
  strategy?: { matrix: { include?: Record<string, string>[] } };
};
type Workflow = { on: object; permissions: object; jobs: Record<string, Job> };

const workflows = globSync(".github/workflows/*.yml", { cwd: root }).map((file) => ({
  name: basename(file, ".yml"),
  workflow: parse(readFileSync(join(root, file), "utf8")) as Workflow,
}));
const workflowOf = (name: string): Workflow =>
  workflows.find((each) => each.name === name)!.workflow;
const stepsOf = ({ jobs }: Workflow): Step[] =>
  Object.values(jobs).flatMap(({ steps = [] }) => steps);
const scripts = (
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  }
).scripts;

describe.each(workflows)("the workflow $name", ({ workflow }) => {
  it("may only read, but where a job says what it writes", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
  });

  it("pins each action to a commit, with its version beside it, and keeps no token in the checkout", () => {
    const actions = stepsOf(workflow).filter(({ uses }) => uses !== undefined);
    for (const { uses, with: inputs } of actions) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      if (uses?.startsWith("actions/checkout@")) {
        expect(inputs).toMatchObject({ "persist-credentials": false });
      }
    }
  });

  it("ends each job that hangs", () => {
    const endless = Object.values(workflow.jobs).filter(
      (job) => job.uses === undefined && job["timeout-minutes"] === undefined,
    );
    expect(endless).toEqual([]);
  });

  it("runs commands that the project has, and takes no expression into a shell", () => {
    const runs = stepsOf(workflow).flatMap(({ run }) => run ?? []);
    for (const run of runs) {
      const [, name] = /npm run ([\w:]+)/.exec(run) ?? [];
      if (name !== undefined) expect(Object.keys(scripts)).toContain(name);
      const expressions = run.match(/\$\{\{.*?\}\}/g) ?? [];
      // These two give one of two words of their own.
      expect(
        expressions.filter((each) => !each.endsWith("&& 'run test:all' || 'test' }}")),
      ).toEqual([]);
    }
  });
});

describe("the workflow of a release", () => {
  const { on, jobs } = workflowOf("release");
  const runOf = (job: string, name: string): string =>
    jobs[job]?.steps?.find((step) => step.name === name)?.run ?? "";

  it("starts at a version's tag alone, and publishes nothing before the whole suite", () => {
    expect(on).toEqual({ push: { tags: ["v[0-9]+.[0-9]+.[0-9]+"] } });
    expect(jobs["test"]?.uses).toBe("./.github/workflows/test.yml");
    expect(workflowOf("test").on).toHaveProperty("workflow_call");
    expect([jobs["image"]?.needs, jobs["publish"]?.needs]).toEqual(["test", "image"]);
    const whole = stepsOf(workflowOf("test")).filter(({ run }) => run?.includes("'run test:all'"));
    expect(whole.map(({ run }) => run?.includes("github.ref_type == 'tag'"))).toEqual([true, true]);
  });

  it("builds the image for each architecture with provenance and a bill of materials", () => {
    const built = jobs["image"]?.strategy?.matrix.include?.map(({ architecture }) => architecture);
    expect(built).toEqual(["amd64", "arm64"]);
    const build = runOf("image", "Build and push the image");
    expect(build).toContain("--provenance=mode=max");
    expect(build).toContain("--sbom=true");
    const joined = runOf("publish", "Join the images under the version");
    for (const architecture of built ?? [])
      expect(joined).toContain(`"$image:$version-${architecture}"`);
  });

  it("refuses a tag that is not the version's", async () => {
    const run = runOf("image", "The tag is that of the version");
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const codeFor = async (tag: string) =>
      (
        await execa("bash", ["-c", run], {
          cwd: root,
          env: { GITHUB_REF_NAME: tag },
          reject: false,
        })
      ).exitCode;
    expect([await codeFor(`v${version}`), await codeFor("v999.0.0")]).toEqual([0, 1]);
  });

  it("is the latest only where no version is higher", async () => {
    const run = runOf("publish", "Join the images under the version");
    const tagsOf = async (tag: string) => {
      const commands = `docker() { echo "$@"; }; git() { command git -C "$REPOSITORY" "$@"; }`;
      const env = { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: "A/b", GITHUB_ACTOR: "a" };
      const { stdout } = await execa("bash", ["-c", `${commands}\n${run}`], {
        env: { ...env, GH_TOKEN: "t", REPOSITORY: repository },
      });
      return [...stdout.matchAll(/--tag (\S+)/g)].map(([, image]) => image);
    };
    const repository = mkdtempSync(join(tmpdir(), "tags-"));
    try {
      const identity = ["-c", "user.name=a", "-c", "user.email=a@b.example"];
      const git = (...words: string[]) => execa("git", ["-C", repository, ...identity, ...words]);
      await git("init", "--quiet");
      await git("commit", "--quiet", "--allow-empty", "--message", "A");
      for (const tag of ["v1.0.1", "v2.0.0", "v10.0.0", "v11.0.0-rc.1", "vnext"])
        await git("tag", tag);
      expect(await tagsOf("v2.0.0")).toEqual(["ghcr.io/a/b:2.0.0"]);
      expect(await tagsOf("v10.0.0")).toEqual(["ghcr.io/a/b:10.0.0", "ghcr.io/a/b:latest"]);
    } finally {
      rmSync(repository, { recursive: true });
    }
  });

  it("takes the notes of its own version from the changelog", async () => {
    const [extract = ""] =
      runOf("publish", "Publish the notes").match(/^awk .* CHANGELOG.md/m) ?? [];
    const input =
      "# Changelog\n\n## 1.10.0 (2 June 2026)\n\n- New.\n\n## 1.1.0 (1 May 2026)\n\n- Old.\n";
    const notesOf = async (version: string) =>
      (
        await execa("bash", ["-c", extract.replace("CHANGELOG.md", "-")], {
          input,
          env: { version },
        })
      ).stdout;
    expect((await notesOf("1.10.0")).trim()).toBe("- New.");
    expect((await notesOf("1.1.0")).trim()).toBe("- Old.");
    expect(await notesOf("1.1")).toBe("");
  });
});

it("the quick job runs types, lint, format and the unit tests", () => {
  const { jobs } = workflowOf("test");
  const runs = jobs["quick"]?.steps?.flatMap(({ run }) => run ?? []) ?? [];
  expect(runs).toContain("npm run test:unit");
  const checks = readFileSync(join(root, "tests/checks/checks.test.ts"), "utf8");
  const [, titles = ""] = / -t "(.+)"$/.exec(runs.at(-1) ?? "") ?? [];
  for (const title of titles.split("|")) expect(checks).toContain(`["${title}", [`);
});
