import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "../product/cli-error.ts";

/** The kinds of changes, with their headings, as a version's notes have them. */
const headings = {
  new: "New",
  better: "Better",
  repaired: "Repaired",
  operators: "For operators",
} as const;

type Kind = keyof typeof headings;
const kinds = Object.keys(headings) as Kind[];

const maxLineLength = 240;
/** Of the line that the app shows once after an upgrade: three lines of a small phone. */
const maxHighlightLength = 70;

export type Notes = readonly { heading: string; lines: readonly string[] }[];

export type Changes = {
  /** What the app says once after an upgrade, by the code of each language; null where no file has it. */
  highlight: Readonly<Record<string, string>> | null;
  notes: Notes;
};

const changesFolder = (folder: string): string => join(folder, "changes");

const changeFiles = (folder: string): string[] =>
  existsSync(changesFolder(folder)) ? readdirSync(changesFolder(folder)).toSorted() : [];

/**
 * Reads what is not released yet: one file a change, whose first line is its kind.
 * @param folder the repository's
 * @throws CliError for a file of another form, which it names
 */
export function readChanges(folder: string): Changes {
  const files = changeFiles(folder).map((name) => {
    const path = `changes/${name}`;
    if (!/^[a-z0-9-]+\.md$/.test(name)) throw new CliError(`${path}: name it like-this.md.`);
    const text = readFileSync(join(folder, path), "utf8");
    const [kind = "", ...lines] = text.trimEnd().split("\n");
    return { path, kind, lines };
  });
  const highlights = files.filter(({ kind }) => kind === "highlight");
  if (highlights.length > 1) throw new CliError("Only one file of changes can be the highlight.");
  const changes = files.filter(({ kind }) => kind !== "highlight");
  for (const change of changes) requireForm(change);
  const notes = kinds
    .map((kind) => ({
      heading: headings[kind],
      lines: changes.filter((change) => change.kind === kind).flatMap(({ lines }) => lines),
    }))
    .filter(({ lines }) => lines.length > 0);
  return { highlight: highlights[0] === undefined ? null : readHighlight(highlights[0]), notes };
}

/** Afterwards nothing waits for a release. */
export const deleteChanges = (folder: string): void =>
  rmSync(changesFolder(folder), { recursive: true });

/** @returns the notes as the changelog and the tag have them */
export const notesText = (notes: Notes): string =>
  notes
    .map(({ heading, lines }) => `### ${heading}\n\n${lines.map((line) => `- ${line}\n`).join("")}`)
    .join("\n");

/** @returns the module by which the app says what is new */
export const notesModule = ({ highlight, notes }: Changes): string =>
  [
    "// What is new in the version of version.ts, as CHANGELOG.md has it: npm run release writes it.",
    `export const highlight: Readonly<Record<string, string>> = ${inLines(highlight ?? {})};`,
    `export const notes: readonly { heading: string; lines: readonly string[] }[] = ${inLines(notes)};`,
  ].join("\n\n") + "\n";

const inLines = (value: object): string => JSON.stringify(value, null, 2);

type ChangeFile = { path: string; kind: string; lines: readonly string[] };

function requireForm({ path, kind, lines }: ChangeFile): void {
  if (!(kinds as string[]).includes(kind)) {
    throw new CliError(`${path}: its first line must be highlight, ${kinds.join(", ")}.`);
  }
  if (lines.length === 0) throw new CliError(`${path} does not say what changes.`);
  for (const line of lines) {
    if (!/^[^\s#*-].*\.$/.test(line) || line.length > maxLineLength) {
      const form = `a sentence of at most ${maxLineLength} characters that ends with a full stop`;
      throw new CliError(`${path}: “${line}” is not ${form}.`);
    }
  }
}

/** A line for each language, such as `hi: …`. */
function readHighlight({ path, lines }: ChangeFile): Record<string, string> {
  const texts = lines.map((line) => {
    const [, language = "", text = ""] = /^([a-z]{2}): (\S.*)$/.exec(line) ?? [];
    if (text === "" || text.length > maxHighlightLength) {
      const form = `a language's code, “: ” and at most ${maxHighlightLength} characters`;
      throw new CliError(`${path}: “${line}” is not ${form}.`);
    }
    return [language, text] as const;
  });
  if (!texts.some(([language]) => language === "en")) {
    throw new CliError(`${path} has no line in English, “en: …”.`);
  }
  return Object.fromEntries(texts);
}
