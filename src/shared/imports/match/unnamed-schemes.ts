import { isOfFolio } from "../../funds/folio.ts";
import type { Fund } from "../../funds/schema.ts";
import type { Statement, StatementScheme, StatementSource } from "../statement.ts";

/** Stands for the investor of all files that name nobody. */
export const unnamedInvestor = "";

/** Fundbook's own files, which name everyone except the owner. */
export const exportSources: ReadonlySet<StatementSource> = new Set([
  "fundbook",
  "portfolio-performance",
]);

/** The schemes of files that name nobody, except those whose folio is recorded: it says whose they are. */
export const unnamedSchemes = (
  statements: readonly { statement: Pick<Statement, "source" | "schemes"> }[],
  funds: readonly Pick<Fund, "folioNumber">[],
): ReadonlySet<StatementScheme> =>
  new Set(
    statements
      .filter(({ statement }) => !exportSources.has(statement.source))
      .flatMap(({ statement }) => statement.schemes)
      .filter(
        ({ investor, folio }) =>
          investor === null && (folio === null || !funds.some(isOfFolio(folio))),
      ),
  );
