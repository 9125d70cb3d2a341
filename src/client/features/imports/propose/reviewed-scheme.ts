import type { Refusal } from "../../../../shared/imports/propose/fund-proposal.ts";
import {
  isAskedCheck,
  openQuestion,
  type OpenQuestion,
} from "../../../../shared/imports/propose/open-question.ts";
import type { Proof } from "../../../../shared/imports/propose/proof.ts";
import type { ProposedScheme } from "../../../../shared/imports/propose/proposed-scheme.ts";
import type {
  CheckFailure,
  StatementRow,
  StatementScheme,
} from "../../../../shared/imports/statement.ts";
import { nameKey } from "../../../../shared/schemes/scheme.ts";

export type ReviewedScheme = {
  question: OpenQuestion | null;
  refusal: Refusal | null;
  /** Includes the rows of a month, if these are used. */
  read: StatementScheme;
  /** An opening that stands for lines before the file. */
  addedRows: StatementRow[];
  proofs: readonly Proof[];
  /** Those that nothing else on the screen says. */
  failures: CheckFailure[];
};

export function reviewedScheme(each: ProposedScheme): ReviewedScheme {
  const { scheme, choice, proposed } = each;
  const refusal = proposed?.proposal.refusal ?? null;
  const read = proposed?.proposal.scheme ?? scheme;
  const question = openQuestion(each);
  const proofs = choice.isSkipped || refusal !== null ? [] : each.proofs;
  const rows = proposed?.proposal.rows.map(({ row }) => row) ?? [];
  return {
    question,
    refusal,
    read,
    addedRows: rows.filter((row) => row.type === "opening" && !read.rows.includes(row)),
    proofs,
    failures: read.failures.filter(isUnsaid(each, { question, refusal, proofs })),
  };
}

const isUnsaid =
  (
    { choice, doubts }: ProposedScheme,
    { question, refusal, proofs }: Pick<ReviewedScheme, "question" | "refusal" | "proofs">,
  ) =>
  ({ check, location }: CheckFailure): boolean => {
    if (refusal?.reason === "failed-check" && refusal.location === location) return false;
    if (isAskedCheck(check)) return question === "doubt" || choice.isConfirmed;
    if (check === "value")
      return proofs.every(({ figure, agrees }) => figure !== "value" || agrees);
    return check !== "amount" || doubts.every(({ row }) => row?.locations[0] !== location);
  };

export const isNamedOtherwise = ({ scheme, choice }: ProposedScheme): boolean =>
  choice.isUnlisted ||
  (choice.scheme !== null && nameKey(choice.scheme.name) !== nameKey(scheme.name));

/** Null where the file and the list name one house, or one of them names none. */
export function differentHouse(house: string | null, other: string | null) {
  const firstWord = (name: string) => name.trim().toLowerCase().split(/\s/, 1)[0];
  return house === null || other === null || firstWord(house) === firstWord(other)
    ? null
    : { house, other };
}
