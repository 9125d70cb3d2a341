import { authorizationErrorRedirect } from "@cloudflare/workers-oauth-provider";
import type {
  AssistantAnswer,
  AssistantRequestInput,
} from "../../../../shared/auth/assistants/schema.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { readRequest } from "../read-request.ts";
import { openStore } from "../store.ts";

/**
 * Tells the assistant that the user said no.
 * @throws AppError assistants/refused, assistants/unreachable
 */
export async function denyAssistant(
  ctx: SessionContext,
  { request: query }: AssistantRequestInput,
): Promise<AssistantAnswer> {
  await ctx.read(() => ({}));
  const { request } = await readRequest(ctx, openStore(ctx), query);
  return { address: authorizationErrorRedirect(request, "access_denied") };
}
