import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { wranglerToml } from "../../../scripts/product/wrangler-toml.ts";

it.each(["deploy", "versions upload", ""])(
  "the build command starts no program for wrangler %s",
  (command) => {
    const build = String((wranglerToml["build"] as { command: string }).command);
    const env = { WRANGLER_COMMAND: command, PATH: "" };
    const { status, stdout, stderr } = spawnSync("/bin/sh", ["-c", build], { env });
    expect([status, String(stdout), String(stderr)]).toEqual([0, "", ""]);
  },
);
