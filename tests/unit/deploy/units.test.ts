import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const units = globSync(join(root, "deploy/systemd/*.service")).map((file) => ({
  name: basename(file),
  text: readFileSync(file, "utf8"),
}));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

describe.each(units)("$name", ({ text }) => {
  it("runs as a user of its own who can change nothing of the system", () => {
    for (const setting of ["DynamicUser=yes", "ProtectSystem=strict", "NoNewPrivileges=yes"]) {
      expect(text.split("\n")).toContain(setting);
    }
  });

  it("names only scripts that there are", () => {
    for (const [, name = ""] of text.matchAll(/run\.mjs ([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(name);
    }
  });

  it("is started again for ever, or not at all", () => {
    const [about = ""] = text.split("[Service]");
    expect(about.includes("StartLimitIntervalSec=0\n")).toBe(text.includes("Restart=always\n"));
  });
});
