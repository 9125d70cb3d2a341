import {
  allowAssistantInput,
  assistantRequestInput,
} from "../../../../shared/auth/assistants/schema.ts";
import { contract, resolver, router } from "../../../platform/trpc/procedures.ts";
import { freshProcedure, rateLimit, signedInProcedure } from "../../procedures.ts";
import { allowAssistant } from "./allow.ts";
import { askAboutAssistant } from "./ask.ts";
import { denyAssistant } from "./deny.ts";

/** Each can make the server fetch a document. */
const limit = { name: "assistant", span: 15 * 60_000, max: { user: 60 } };
const limited = signedInProcedure.use(rateLimit(limit));

export const assistantsRouter = router({
  ask: limited.input(contract(assistantRequestInput)).query(resolver(askAboutAssistant)),
  allow: freshProcedure
    .use(rateLimit(limit))
    .input(contract(allowAssistantInput))
    .mutation(resolver(allowAssistant)),
  deny: limited.input(contract(assistantRequestInput)).mutation(resolver(denyAssistant)),
});
