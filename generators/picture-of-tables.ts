import { globSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { root } from "../scripts/product/root.ts";

type Table = ReturnType<typeof getTableConfig>;

const introduction = `# Tables

Written by \`npm run tables\` from the \`tables.ts\` of each feature, which have every column; a check compares the two. Each
table shows its primary key (PK) and what refers to another table (FK); an arrow bears the columns that refer.
`;

/** @returns a Markdown page with one picture of all tables, in the order of their features */
export async function drawTables(): Promise<string> {
  const server = join(root, "src/server");
  const files = globSync(join(server, "**/tables.ts")).toSorted();
  const byFeature = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(file);
      return { feature: relative(server, dirname(file)), tables: tablesIn(exported) };
    }),
  );
  const lines = [
    ...byFeature.flatMap(({ feature, tables }) => [`%% ${feature}`, ...tables.flatMap(entity)]),
    ...byFeature.flatMap(({ tables }) => tables.flatMap(references)),
  ];
  return `${introduction}\n\`\`\`mermaid\nerDiagram\n${lines.map((line) => `  ${line}`).join("\n")}\n\`\`\`\n`;
}

const tablesIn = (exported: Record<string, unknown>): Table[] =>
  Object.values(exported)
    .filter((value) => value instanceof SQLiteTable)
    .map((table) => getTableConfig(table))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

function entity(table: Table): string[] {
  const inKey = primaryKey(table);
  const referring = new Set(columnsOfReferences(table).flat());
  const columns = table.columns.flatMap((column) => {
    const { name } = column;
    const keys = [...(inKey.has(name) ? ["PK"] : []), ...(referring.has(name) ? ["FK"] : [])];
    return keys.length === 0 ? [] : [`  ${column.getSQLType()} ${name} ${keys.join(", ")}`];
  });
  return columns.length === 0 ? [table.name] : [`${table.name} {`, ...columns, "}"];
}

/** A table refers by all columns of its key, or by some: then it can have many rows for one of the other table. */
function references(table: Table): string[] {
  const inKey = primaryKey(table);
  return table.foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference();
    const names = columns.map(({ name }) => name);
    const isOne = inKey.size === names.length && names.every((name) => inKey.has(name));
    const isOptional = columns.some(({ notNull }) => !notNull);
    return `${getTableConfig(foreignTable).name} ${isOptional ? "|o" : "||"}--${isOne ? "o|" : "o{"} ${table.name} : "${names.join(", ")}"`;
  });
}

const columnsOfReferences = (table: Table): string[][] =>
  table.foreignKeys.map((key) => key.reference().columns.map(({ name }) => name));

const primaryKey = ({ columns, primaryKeys }: Table): Set<string> =>
  new Set([
    ...columns.filter(({ primary }) => primary).map(({ name }) => name),
    ...primaryKeys.flatMap((key) => key.columns.map(({ name }) => name)),
  ]);
