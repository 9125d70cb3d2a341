import { AppError } from "../../shared/errors.ts";
import type { ProgramProcedure } from "../../shared/public-api/inputs.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { fundOfPerson } from "./queries.ts";

type Input = Readonly<Record<string, unknown>>;
/** Which field of a procedure's input names a person, and which a fund. Another's figures are not to be had by either. */
type Names = { person?: "holderId"; fund?: "id" | "fundId"; isTax?: true };

const names: Record<ProgramProcedure, Names> = {
  "portfolio.performance": { person: "holderId" },
  "programs.funds": { person: "holderId" },
  "programs.fund": { fund: "id" },
  "programs.transactions": { person: "holderId", fund: "fundId" },
  "programs.returns": { person: "holderId", fund: "fundId" },
  "programs.history": { person: "holderId", fund: "fundId" },
  "programs.compare": {},
  "programs.schemes": {},
  "programs.nav": {},
  "programs.addImport": {},
  "programs.addTransactions": {},
  "tax.report": { person: "holderId" },
  "tax.whatIf": { fund: "fundId", isTax: true },
};

/**
 * The input of an assistant that may read one person's figures alone.
 * @param person `me` or a person's id
 * @throws AppError holders/not-found, funds/not-found for another person's; tax/clubbed where the tax is another person's
 */
export async function inputForPerson(
  ctx: Pick<SignedInContext, "read" | "db">,
  person: string,
  procedure: ProgramProcedure,
  input: Input,
): Promise<Input> {
  const { person: personField, fund, isTax = false } = names[procedure];
  const asked = personField && input[personField];
  if (asked !== undefined && asked !== person) throw new AppError("holders/not-found");
  const fundId = fund && input[fund];
  if (typeof fundId === "string") {
    const { found } = await ctx.read((owner) => ({
      found: fundOfPerson(ctx.db, owner, fundId, person),
    }));
    const [held] = found;
    if (held === undefined) throw new AppError("funds/not-found");
    if (isTax && held.isClubbed === 1) throw new AppError("tax/clubbed");
  }
  // A fund says whose it is, and some procedures refuse to be told both.
  return personField === undefined || typeof fundId === "string"
    ? input
    : { ...input, [personField]: person };
}
