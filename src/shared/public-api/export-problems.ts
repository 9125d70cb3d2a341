import * as z from "zod/mini";
import type { IsoDate } from "../dates.ts";
import type { AppCode } from "../errors.ts";
import type { Steps } from "../steps.ts";
import { fundDescription } from "../funds/schema.ts";
import { checkRow } from "../imports/propose/parse-rows.ts";
import {
  fundbookLedgers,
  rowOf,
  type FundbookLedgers,
} from "../imports/read/tables/fundbook-json.ts";

/** What is wrong with one field of an export, at a JSON pointer (RFC 6901) into it. */
export type ExportProblem = { pointer: string; code: AppCode; message: string };

const { id: _id, ...described } = fundDescription;
const fundFields = z.object(described);

/**
 * The export as its ledgers, or each field of it that cannot be read or that a contract refuses.
 * @param latest the last day that a transaction may have
 */
export function* checkExport(
  file: unknown,
  latest: IsoDate,
): Steps<{ ledgers: FundbookLedgers } | { problems: ExportProblem[] }> {
  const { data, error } = fundbookLedgers.safeParse(file);
  if (error !== undefined) {
    return { problems: error.issues.map((issue) => problemAt(issue.path, shapeText(issue, file))) };
  }
  yield rowsPerCheck * (data.funds.length + data.transactions.length);
  const problems = [...fundProblems(data), ...(yield* rowProblems(data, latest))];
  return problems.length === 0 ? { ledgers: data } : { problems };
}

function problemAt(path: readonly PropertyKey[], message: string): ExportProblem {
  const steps = path.map((step) => String(step).replaceAll("~", "~0").replaceAll("/", "~1"));
  return { pointer: steps.map((step) => `/${step}`).join(""), code: "request/invalid", message };
}

const typeTexts: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

function shapeText(issue: z.core.$ZodIssue, file: unknown): string {
  const name = issue.path.findLast((step) => typeof step === "string") ?? "data";
  const what = typeof issue.path.at(-1) === "number" ? `An entry of ${name}` : String(name);
  if (valueAt(file, issue.path) === undefined) return `${what} is missing`;
  if (issue.code === "invalid_type")
    return `${what} must be ${typeTexts[issue.expected] ?? issue.expected}`;
  if (issue.code === "invalid_value") return `${what} must be one of ${issue.values.join(", ")}`;
  return `${what} cannot be read`;
}

const valueAt = (file: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined,
    file,
  );

function fundProblems({ funds, holders }: FundbookLedgers): ExportProblem[] {
  const people = new Set(holders.map(({ id }) => id));
  const isSecond = seenBefore();
  return funds.flatMap((fund, index) => {
    const at = ["funds", index];
    const { error } = fundFields.safeParse(fund);
    return [
      ...issuesAt(at, error),
      ...(isSecond(fund.id) ? [problemAt([...at, "id"], "Another fund has this id")] : []),
      ...(fund.holderId === null || people.has(fund.holderId)
        ? []
        : [problemAt([...at, "holderId"], "None of the holders has this id")]),
    ];
  });
}

function* rowProblems(
  { funds, transactions }: FundbookLedgers,
  latest: IsoDate,
): Steps<ExportProblem[]> {
  const known = new Set(funds.map(({ id }) => id));
  const isSecond = seenBefore();
  const problems: ExportProblem[] = [];
  for (const [index, row] of transactions.entries()) {
    yield rowsPerCheck;
    const at = ["transactions", index];
    const { data, error } = checkRow(rowOf(row, index + 1));
    const late = (["date", "acquiredOn"] as const).filter(
      (field) => (data?.[field] ?? "") > latest,
    );
    problems.push(
      ...issuesAt(at, error),
      ...late.map((field) => problemAt([...at, field], "Date cannot be in the future")),
      ...(isSecond(row.id) ? [problemAt([...at, "id"], "Another transaction has this id")] : []),
      ...(known.has(row.fundId)
        ? []
        : [problemAt([...at, "fundId"], "None of the funds has this id")]),
    );
  }
  return problems;
}

/** Holding a row against a contract takes as long as working on so many. */
const rowsPerCheck = 20;

const issuesAt = (
  at: readonly PropertyKey[],
  error: z.core.$ZodError | undefined,
): ExportProblem[] =>
  (error?.issues ?? []).map(({ path, message }) => problemAt([...at, ...path], message));

function seenBefore(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => seen.size === seen.add(id).size;
}
