/** A table of figures: by row, the figures by heading. */
export type Figures = Record<string, Record<string, string | number>>;

/**
 * Writes figures into the tables of a Markdown text that have their headings, in the rows of the same names,
 * whatever is marked as code there.
 * @returns the text, and the names of rows that it does not have
 */
export function updateTables(
  text: string,
  figures: readonly Figures[],
): { text: string; missing: string[] } {
  const missing: string[] = [];
  const updated = figures.reduce((before, table) => {
    const lines = before.split("\n");
    const headings = Object.keys(Object.values(table)[0] ?? {});
    const start = lines.findIndex((line) => cellsOf(line).slice(1).join() === headings.join());
    for (const [name, values] of Object.entries(table)) {
      const index = start < 0 ? -1 : rowNamed(lines, start, name);
      const [own] = cellsOf(lines[index] ?? "");
      if (own === undefined) missing.push(name);
      else lines[index] = `| ${[own, ...headings.map((heading) => values[heading])].join(" | ")} |`;
    }
    return lines.join("\n");
  }, text);
  return { text: updated, missing };
}

/** A table ends at the first line that is not one of its rows. */
function rowNamed(lines: readonly string[], start: number, name: string): number {
  for (let index = start; lines[index]?.startsWith("|"); index += 1) {
    if (cellsOf(lines[index] ?? "")[0]?.replaceAll("`", "") === name) return index;
  }
  return -1;
}

const cellsOf = (line: string): string[] =>
  line.startsWith("|")
    ? line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
