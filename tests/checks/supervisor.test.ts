import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

/** A module with all modules and packages that it imports, also through others. */
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
  "%s loads neither a database client nor node:http, because it runs for months",
  (file) => {
    const modules = [...modulesOf(file)];
    expect(modules).toContain("scripts/product/supervise.ts");
    expect(modules.filter((name) => /@libsql|drizzle|node:http|platform\/db/.test(name))).toEqual(
      [],
    );
  },
);
