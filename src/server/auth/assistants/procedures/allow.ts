import { dayInMilliseconds } from "../../../../shared/day-length.ts";
import { AppError } from "../../../../shared/errors.ts";
import type {
  AllowAssistantInput,
  AssistantAnswer,
} from "../../../../shared/auth/assistants/schema.ts";
import { requireHolder } from "../../../holders/queries/holders.ts";
import { hashText } from "../../../platform/encoding.ts";
import { insertAccessToken, requireTokenLimit } from "../../access-tokens/queries.ts";
import { tellOwner } from "../../events/tell-owner.ts";
import { requireProvenAddress } from "../../require-proven.ts";
import { requireFreshSession } from "../../sessions/queries.ts";
import type { SessionContext } from "../../signed-in-context.ts";
import { deleteGrantsOfClient, grantsOf } from "../queries.ts";
import { readRequest } from "../read-request.ts";
import { openStore, StaleRecordError } from "../store.ts";

/** Until the assistant has exchanged its code, in milliseconds; the library's own. */
const codeLife = 10 * 60_000;

/**
 * Connects an assistant, in place of what it was allowed before, and returns where the browser brings it its code.
 * @throws AppError assistants/refused, assistants/unreachable, assistants/changed where it calls itself something else by
 * now, holders/not-found, tokens/too-many, demo/no-tokens, email/unproven; auth/confirm-first where the session has ended
 * meanwhile
 */
export async function allowAssistant(
  ctx: SessionContext,
  { request: query, name, days, person }: AllowAssistantInput,
): Promise<AssistantAnswer> {
  const { db } = ctx;
  const now = ctx.clock();
  const { user, userId, session, others } = await ctx.read((owner) => ({
    others: grantsOf(db, owner, now),
  }));
  if (user.demoUntil !== null) throw new AppError("demo/no-tokens");
  requireProvenAddress(ctx, user);
  const tokenId = crypto.randomUUID();
  const endsAt = new Date(now.getTime() + days * dayInMilliseconds);
  const newGrant = { userId, tokenId, person, endsAt };
  const store = openStore(ctx, { newGrant, others });
  const { request, shown, oauth } = await readRequest(ctx, store, query);
  if (shown.name !== name) throw new AppError("assistants/changed");
  const { redirectTo } = await oauth.completeAuthorization({
    request,
    userId,
    metadata: {},
    scope: ["read"],
    props: { endsAt: endsAt.getTime() },
  });
  const accessToken = {
    id: tokenId,
    // Of no token: what the assistant sends is looked up by its own hash.
    hash: await hashText(tokenId),
    name,
    scope: "read" as const,
    createdAt: now,
    endsAt: new Date(now.getTime() + codeLife),
    usedAt: null,
  };
  try {
    await store.commit({
      before: [
        requireFreshSession(db, userId, session.id, ctx.clock()),
        ...(person === null ? [] : [requireHolder(db, userId, person)]),
        deleteGrantsOfClient(db, userId, { clientId: request.clientId, host: shown.host }),
        insertAccessToken(db, userId, accessToken),
      ],
      after: [
        requireTokenLimit(db, userId, now),
        ...tellOwner(ctx, userId, {
          kind: "assistant-connected",
          detail: `${name} (${shown.host})`,
        }),
      ],
    });
  } catch (error) {
    if (error instanceof StaleRecordError)
      throw new AppError("assistants/changed", { cause: error });
    throw error;
  }
  ctx.log("info", "auth.assistant-connected", { userId });
  return { address: redirectTo };
}
