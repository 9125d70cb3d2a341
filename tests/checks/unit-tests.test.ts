import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

const outsideSrc = /^(scripts|bench)\b/;

/** The files and folders that a file imports or names, and those that helpers of tests import for it. */
function namedIn(file: string): string[] {
  const texts = [...readFileSync(join(root, file), "utf8").matchAll(/["'`]([\w./*-]+)["'`]/g)];
  const named = texts.map(([, path = ""]) =>
    path.startsWith(".") ? normalize(join(dirname(file), path)) : path,
  );
  const helpers = file.startsWith("tests/unit/")
    ? named.filter((path) => path.startsWith("tests/support/") && existsSync(join(root, path)))
    : [];
  return [...named, ...helpers.flatMap(namedIn)];
}

it("each unit test lies under tests/unit where a source that it tries lies", () => {
  const files = globSync("tests/unit/**/*.test.ts", { cwd: root });
  expect(files.length).toBeGreaterThan(150);
  const misplaced = files.filter((file) => {
    const folder = dirname(file).replace("tests/unit/", "");
    const sources = outsideSrc.test(folder) ? folder : `src/${folder}`;
    return !namedIn(file).some((path) => `${path}/`.startsWith(`${sources}/`));
  });
  expect(misplaced).toEqual([]);
});
