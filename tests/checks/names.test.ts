import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

/** Names that several files give to different things, with the reason. */
const exceptions: Record<string, string> = {
  Route: "the router requires that each route's file exports its route by this name",
  installation: "in an image its own takes the place of the project's",
  name: "each catalogue has the name of its language",
};

const exported = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;

it("no two files of the product give one name to two things", () => {
  const files = globSync("{src,scripts,vite}/**/*.{ts,tsx}", { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(exported)].map(([, name = ""]) => ({
      name,
      file,
    })),
  );
  expect(names.length).toBeGreaterThan(1_000);
  const repeated = [...Map.groupBy(names, ({ name }) => name)].filter(
    ([, places]) => new Set(places.map(({ file }) => file)).size > 1,
  );
  expect(
    repeated.filter(([name]) => !Object.hasOwn(exceptions, name)).map(([, places]) => places),
  ).toEqual([]);
  expect(repeated.map(([name]) => name).toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
