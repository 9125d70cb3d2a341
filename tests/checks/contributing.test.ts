import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const text = read("CONTRIBUTING.md");

it("CONTRIBUTING.md runs a test by a title that the file has", () => {
  const [, file = "", title = ""] = /npm test -- (\S+) -t "(.+)"/.exec(text) ?? [];
  expect(read(file)).toMatch(new RegExp(`it\\("[^"]*${title}`));
});

it.each([
  ["unit", "unit"],
  ["browser", "e2e"],
])("CONTRIBUTING.md runs test:%s by a part of a file's name", (command, folder) => {
  const [, name = ""] = new RegExp(`npm run test:${command} -- (\\S+)`).exec(text) ?? [];
  expect(globSync(`tests/${folder}/**/*${name}*.test.ts`, { cwd: root })).not.toEqual([]);
});

it.each([
  ["CONTRIBUTING.md", text],
  ["docs/how-it-works.md", read("docs/how-it-works.md")],
  ["docs/rules.md", read("docs/rules.md")],
])("%s names only files and folders that are there", (_, document) => {
  const named = [...document.matchAll(/`((?:src|tests|docs|migrations)\/[\w./-]*[\w/])`/g)];
  const missing = named.filter(([, path = ""]) => globSync(path, { cwd: root }).length === 0);
  expect(named.length).toBeGreaterThan(5);
  expect(missing.map(([, path]) => path)).toEqual([]);
});
