import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { measuredRoutes } from "../support/steps/calls-at-limits.ts";

it("each route of the server is called where steps are counted", () => {
  const declared = globSync(["src/server/**/*{routes,route}.ts", "src/server/app.ts"]).flatMap(
    (file) =>
      [...readFileSync(file, "utf8").matchAll(/\.(?:get|post)\(\s*"(\/[^"]+)"/g)].map(
        ([, path = ""]) => path,
      ),
  );
  expect(declared).toContain("/nav-history/:code");
  const isMeasured = (path: string) =>
    measuredRoutes.some((route) => new RegExp(`${path.replaceAll(/:\w+/g, "[^/]+")}$`).test(route));
  expect(declared.filter((path) => !isMeasured(path))).toEqual([]);
});
