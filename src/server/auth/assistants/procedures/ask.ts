import { AppError } from "../../../../shared/errors.ts";
import type {
  AssistantRequest,
  AssistantRequestInput,
} from "../../../../shared/auth/assistants/schema.ts";
import { requireProvenAddress } from "../../require-proven.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { grantsOf } from "../queries.ts";
import { readRequest } from "../read-request.ts";
import { openStore } from "../store.ts";

/**
 * Says who asks to be connected. Nothing is stored.
 * @throws AppError assistants/refused, assistants/unreachable, demo/no-tokens, email/unproven
 */
export async function askAboutAssistant(
  ctx: SessionContext,
  { request: query }: AssistantRequestInput,
): Promise<AssistantRequest> {
  const { user, grants } = await ctx.read((owner) => ({
    grants: grantsOf(ctx.db, owner, ctx.clock()),
  }));
  if (user.demoUntil !== null) throw new AppError("demo/no-tokens");
  requireProvenAddress(ctx, user);
  const { request, shown } = await readRequest(ctx, openStore(ctx), query);
  const replaces = grants.some(
    ({ clientId, host }) => clientId === request.clientId && host === shown.host,
  );
  return { ...shown, replaces };
}
