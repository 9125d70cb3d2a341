import { previewLetterInput, saveLetterInput } from "../../../shared/letters/schema.ts";
import { expensiveProcedure, rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, resolver, router } from "../../platform/trpc/procedures.ts";
import { withRetry } from "../../transactions/retry-on-conflict.ts";
import { getLetterSettings } from "./get-settings.ts";
import { previewLetter } from "./preview-letter.ts";
import { saveLetter } from "./save-letter.ts";

const changeLimit = { name: "letters", span: 15 * 60_000, max: { user: 60 } };

export const lettersRouter = router({
  settings: signedInProcedure.query(({ ctx }) => getLetterSettings(ctx)),
  save: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(saveLetterInput))
    .mutation(resolver(saveLetter)),
  preview: expensiveProcedure
    .input(contract(previewLetterInput))
    .query(resolver(withRetry(previewLetter))),
});
