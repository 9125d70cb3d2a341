import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

/** All modules that one brings with it, and the packages among them. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(join(root, file), "utf8");
  for (const [, from = ""] of source.matchAll(/^(?:import|export) (?!type )[^"]*?"([^"]+)";$/gm)) {
    if (from.startsWith(".")) modulesOf(join(dirname(file), from), found);
    else found.add(from);
  }
  return found;
}

it.each(["scripts/start.ts", "scripts/image/serve.ts"])(
  "%s, which runs for months, holds no client of the database in memory",
  (file) => {
    const modules = [...modulesOf(file)];
    expect(modules).toContain("scripts/product/supervise.ts");
    expect(modules.filter((name) => /@libsql|drizzle|node:http|platform\/db/.test(name))).toEqual(
      [],
    );
  },
);
