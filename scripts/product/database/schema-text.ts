/**
 * The statements that make a schema, in a form in which two schemas can be compared: quotes, spaces and the order of
 * columns, in all of which SQLite's own text differs after `alter table`, do not count.
 */
export const comparableSchema = (statements: readonly string[]): string[] =>
  statements.map(comparable).toSorted();

function comparable(statement: string): string {
  const text = statement
    .trim()
    .replace(/^CREATE TABLE IF NOT EXISTS/i, "CREATE TABLE")
    .replace(/["`]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([(),]) ?/g, "$1")
    .replace(/ ?;? ?$/, "");
  const [, head, body = "", tail] = /^(CREATE TABLE \w+)\((.*)\)([^)]*)$/.exec(text) ?? [];
  return head === undefined ? text : `${head}(${partsOf(body).toSorted().join(",")})${tail}`;
}

/** Columns and constraints: what commas outside of parentheses divide. */
function partsOf(body: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of body) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${character}`);
  }
  return parts;
}
