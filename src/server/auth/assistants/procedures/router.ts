import {
  allowAssistantInput,
  assistantRequestInput,
} from "../../../../shared/auth/assistants/schema.ts";
import { contract, router } from "../../../platform/trpc/procedures.ts";
import { freshProcedure, rateLimit, signedInProcedure } from "../../procedures.ts";
import { allowAssistant } from "./allow.ts";
import { askAboutAssistant } from "./ask.ts";
import { denyAssistant } from "./deny.ts";

/** Each can make the server fetch a document. */
const limit = { name: "assistant", span: 15 * 60_000, max: { user: 60 } };

export const assistantsRouter = router({
  ask: signedInProcedure
    .use(rateLimit(limit))
    .input(contract(assistantRequestInput))
    .query(({ ctx, input }) => askAboutAssistant(ctx, input)),
  allow: freshProcedure
    .use(rateLimit(limit))
    .input(contract(allowAssistantInput))
    .mutation(({ ctx, input }) => allowAssistant(ctx, input)),
  deny: signedInProcedure
    .use(rateLimit(limit))
    .input(contract(assistantRequestInput))
    .mutation(({ ctx, input }) => denyAssistant(ctx, input)),
});
