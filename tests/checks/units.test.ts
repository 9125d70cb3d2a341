import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const units = globSync(join(root, "deploy/systemd/*.service")).map((file) => ({
  name: basename(file),
  text: readFileSync(file, "utf8"),
}));

/** Only the server has the mail and Google secrets; the backup's token is read-only. */
const settingsOf: Record<string, string[]> = {
  "fundbook-server.service": ["settings.env", "database.env"],
  "fundbook-hourly.service": ["hourly.env", "database.env"],
  "fundbook-migrate@.service": ["database.env"],
  "fundbook-backup.service": ["backup.env"],
  "fundbook-failed@.service": ["alert.env"],
};

describe.each(units)("$name", ({ name, text }) => {
  it("runs as its own user, who cannot change the system", () => {
    for (const setting of ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"]) {
      expect(text.split("\n")).toContain(setting);
    }
  });

  it("names only existing scripts", () => {
    for (const [, script = ""] of text.matchAll(/(scripts\/[\w-]+\.ts)/g)) {
      expect(existsSync(join(root, script))).toBe(true);
    }
  });

  it("receives only the settings that it needs", () => {
    const files = [...text.matchAll(/^EnvironmentFile=-?\/etc\/fundbook\/(.*)$/gm)].map(
      ([, file]) => file,
    );
    expect(files).toEqual(settingsOf[name] ?? []);
  });

  it("tells the operator of its failure", () => {
    const isTeller = name === "fundbook-failed@.service";
    expect(text.includes("OnFailure=fundbook-failed@%n.service\n")).toBe(!isTeller);
  });

  it("is restarted always, or never", () => {
    const [about = ""] = text.split("[Service]");
    expect(about.includes("StartLimitIntervalSec=0\n")).toBe(text.includes("Restart=always\n"));
  });
});

describe("the check of the database", () => {
  const text = (name: string) => units.find((unit) => unit.name === name)?.text ?? "";

  it("asks where the database listens, and ends that unit where it does not answer", () => {
    const check = text("fundbook-database-check.service");
    const [, address] = /--http-listen-addr (\S+)/.exec(text("fundbook-database.service")) ?? [];
    expect(check).toMatch(new RegExp(`^ExecStart=.* http://${address}/health$`, "m"));
    expect(check).toMatch(
      /^ExecStart=.* http:\/\/127\.0\.0\.1:8787\/api\/health \| grep -q no-writes/m,
    );
    expect(check).toMatch(/^ExecStopPost=\+.*systemctl kill --signal=SIGKILL fundbook-database'$/m);
    expect(text("fundbook-database.service")).toContain("Restart=always\n");
  });
});

describe("docs/deploy.md", () => {
  const guide = readFileSync(join(root, "docs/deploy.md"), "utf8");
  const [, ownServer = ""] = guide.split("## One server of your own");

  it("builds as an unprivileged user and gives the folder to root afterwards", () => {
    const [, ...blocks] = ownServer.split("```sh");
    const builds = blocks
      .map((block) => block.split("```")[0] ?? "")
      .filter((block) => /npm run (build|database:key)/.test(block));
    expect(builds).toHaveLength(3);
    for (const block of builds) {
      const asRoot = block
        .replaceAll(/su -l -s \/bin\/sh fundbook-build -c '[^']*'/g, "")
        .replaceAll(/#.*/g, "");
      expect(asRoot).not.toMatch(/npm (run )?(ci|install|build|database:key)|git clone/);
    }
    expect(ownServer.match(/chown -R root:root \/opt\/fundbook-\d/g)).toHaveLength(2);
  });

  it("names only existing units and files", () => {
    for (const [, name = ""] of ownServer.matchAll(/(fundbook-migrate)@/g)) {
      expect(units.map((unit) => unit.name)).toContain(`${name}@.service`);
    }
    for (const [file] of ownServer.matchAll(/deploy\/[\w.-]+\.example/g)) {
      expect(existsSync(join(root, file))).toBe(true);
    }
  });
});
