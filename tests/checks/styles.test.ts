import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** The classes that a file of styles has. */
function classesOf(file: string): Set<string> {
  const text = read(file).replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, "");
  const selectors = [...text.matchAll(/([^{};]*)\{/g)].map(([, selector = ""]) => selector);
  const names = selectors
    .filter((selector) => !selector.includes("@"))
    .flatMap((selector) => [...selector.matchAll(/\.([A-Za-z]\w*)/g)]);
  return new Set(names.map(([, name = ""]) => name));
}

/** The classes that components name, by the file of styles; null where one is chosen by a value. */
const named = globSync("src/client/**/*.{ts,tsx}", { cwd: root }).flatMap((file) => {
  const text = read(file);
  const imports = text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g);
  const code = text.replaceAll(/"[^"\n]*"/g, "");
  return [...imports].flatMap(([, name = "", path = ""]) => {
    const styles = normalize(join(dirname(file), path));
    const classes = code.matchAll(new RegExp(String.raw`\b${name}(?:\.(\w+)|\[)`, "g"));
    return [...classes].map(([, className]) => ({ file, styles, className: className ?? null }));
  });
});

const files = globSync("src/client/**/*.module.css", { cwd: root });

it("each class that a component names is one of its styles", () => {
  expect(named.length).toBeGreaterThan(500);
  const defined = new Map(files.map((file) => [normalize(file), classesOf(file)]));
  const missing = named.filter(
    ({ styles, className }) => className !== null && !defined.get(styles)?.has(className),
  );
  expect(missing).toEqual([]);
});

it("each class is named by a component", () => {
  const uses = Map.groupBy(named, ({ styles }) => styles);
  const unused = files.flatMap((file) => {
    const own = uses.get(normalize(file)) ?? [];
    if (own.some(({ className }) => className === null)) return [];
    const used = new Set(own.map(({ className }) => className));
    return [...classesOf(file)].filter((name) => !used.has(name)).map((name) => [file, name]);
  });
  expect(unused).toEqual([]);
});
