import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";
import { plainRoutes } from "../../src/server/public-api/procedures/plain-routes.ts";
import { tools } from "../../src/server/public-api/procedures/tools.ts";

/** The scope of each procedure that takes an access token, by its name. */
const scopes = new Map(
  globSync("src/server/**/router.ts", { cwd: root }).flatMap((file) => {
    const declared = /^ {2}(\w+): programProcedure\("(\w+)"\)/gm;
    const text = readFileSync(join(root, file), "utf8");
    const [, router] = /^export const (\w+)Router /m.exec(text) ?? [];
    return [...text.matchAll(declared)].map(
      ([, name, scope = ""]) => [`${router}.${name}`, scope] as const,
    );
  }),
);

describe("what a program can reach", () => {
  it("is, by each route, a procedure of the scope that the route says", () => {
    expect(plainRoutes.map(({ procedure }) => scopes.get(procedure))).toEqual(
      plainRoutes.map(({ scope }) => scope),
    );
  });

  it("is, by each tool, a procedure that only reads", () => {
    expect(tools.map(({ procedure }) => scopes.get(procedure))).toEqual(tools.map(() => "read"));
  });

  it("is nothing else: no other procedure takes an access token", () => {
    const reached: string[] = [...plainRoutes, ...tools].map(({ procedure }) => procedure);
    expect([...scopes.keys()].toSorted()).toEqual([...new Set(reached)].toSorted());
  });
});
