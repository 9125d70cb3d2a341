import { visibleLine } from "../visible-text.ts";

const mostCharacters = 80;

/**
 * The name of a file that came by mail, as it is shown and offered for saving: one visible line, no folders, at most 80
 * characters, ending with `.pdf`.
 * @returns `statement.pdf` where nothing of it is left
 */
export function fileNameOf(sent: string | null): string {
  const own = visibleLine((sent ?? "").split(/[/\\]/).at(-1) ?? "")
    .replaceAll(/["*:<>?|]/g, "")
    .replace(/(\s*\.pdf)+$/i, "")
    .replace(/^[.\s]+/, "")
    .trim();
  const stem = [...own]
    .slice(0, mostCharacters - 4)
    .join("")
    .trim();
  return `${stem === "" ? "statement" : stem}.pdf`;
}
