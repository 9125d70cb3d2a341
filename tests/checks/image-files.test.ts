import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { imageCommands } from "../../scripts/product/build/image-files.ts";
import { root } from "../../scripts/product/root.ts";

const read = (name: string) => readFileSync(join(root, name), "utf8");
const dockerfile = read("Dockerfile");
const [, last = ""] = dockerfile.split(/^FROM \$\{BASE\}$/m);
const jsonOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`\\b${instruction} (\\[.*\\])$`, "m").exec(last)?.[1] ?? "[]");
const ignored = read(".dockerignore")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

describe("the Dockerfile", () => {
  it("runs as a user who is not root, with nothing installed beside the project's files", () => {
    const [, user = "0"] = /^USER (\d+):\d+$/m.exec(last) ?? [];
    expect(Number(user)).toBeGreaterThan(999);
    expect(last).not.toMatch(/apt-get|npm|curl/);
    expect([...last.matchAll(/^COPY (.*)$/gm)].map(([, words]) => words)).toEqual([
      "--from=build /etc/ssl/certs /etc/ssl/certs",
      "--from=build /usr/share/ca-certificates /usr/share/ca-certificates",
      "--from=build /fundbook/dist/image /fundbook",
    ]);
  });

  it("names no architecture, and no secret", () => {
    expect(dockerfile).not.toMatch(/amd64|x86|x64|arm64|aarch64|linux-64/);
    expect(dockerfile).not.toMatch(/secret|token|password|_KEY/i);
  });

  it("starts and checks the product by commands that it has", () => {
    for (const instruction of ["HEALTHCHECK .*CMD", "^CMD"]) {
      expect(imageCommands).toContain(jsonOf(instruction)[0]);
    }
  });
});

describe(".dockerignore", () => {
  it("leaves out all but what is named, and every file of settings", () => {
    expect(ignored[0]).toBe("*");
    const named = ignored.flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(named.filter((name) => /[*?]|\.env|\.dev|\.data|\.git|node_modules/.test(name))).toEqual(
      [],
    );
    expect(ignored.slice(-2)).toEqual(["**/.dev.vars*", "**/.env*"]);
  });

  it("names what the Dockerfile copies", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(
      ([, words = ""]) => words.split(" ").map((word) => word.split("/", 1)[0]),
    );
    for (const name of copied.filter((each) => each !== ".")) {
      expect(ignored).toContain(`!${name}`);
    }
  });
});

describe("compose.yaml", () => {
  const { services, volumes } = parse(read("compose.yaml"));

  it("is the image that is built here, or the one that is named", () => {
    expect(services.fundbook).toMatchObject({
      build: ".",
      image: "${FUNDBOOK_IMAGE:-fundbook}",
    });
  });

  it("gives the container no rights, a read-only root and one volume", () => {
    expect(services.fundbook).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      volumes: ["data:/data"],
    });
    expect(services.fundbook).not.toHaveProperty("privileged");
    expect(Object.keys(volumes)).toEqual(["data"]);
  });

  it("publishes the port to this machine alone", () => {
    expect(services.fundbook.ports).toEqual(["127.0.0.1:${FUNDBOOK_PORT:-8787}:8787"]);
    expect(dockerfile).toContain("EXPOSE 8787\n");
  });
});
