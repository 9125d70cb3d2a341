import { expect, it } from "vitest";
import { updateTables } from "../../../bench/update-tables.ts";

const text = `# Sizes

| page   | KB | ratio |
| ------ | -: | ----: |
| /login | 10 |   1.2 |
| /      | 20 |   1.4 |

| page   | ms |
| ------ | -: |
| \`/login\` |  5 |
`;

it("figures replace those of the rows with their name, in the table with their headings", () => {
  const figures = [{ "/login": { KB: 11, ratio: 1.3 } }, { "/login": { ms: 6 } }];
  expect(updateTables(text, figures)).toEqual({
    text: text
      .replace("| /login | 10 |   1.2 |", "| /login | 11 | 1.3 |")
      .replace("| `/login` |  5 |", "| `/login` | 6 |"),
    missing: [],
  });
});

it.each([
  ["a row", [{ "/new": { ms: 1 } }]],
  ["a table", [{ "/new": { bytes: 1 } }]],
])("figures without %s in the text are named", (_, figures) => {
  expect(updateTables(text, figures)).toEqual({ text, missing: ["/new"] });
});
