import { proofLink } from "../../../shared/auth/addresses/proof-link.ts";
import type { RequestContext, ServiceContext } from "../../platform/context.ts";
import { hashText } from "../../platform/encoding.ts";
import { newMailedCode } from "../../platform/token.ts";
import { checkedUserId, type UserId } from "../../platform/user-id.ts";
import { proveAddressMail } from "../mails/prove-address.ts";
import type { UserRow } from "../queries/users.ts";
import { proofLifetime, saveProof } from "./queries/proofs.ts";
import { isUnproven, mayMailProof } from "./unproven.ts";

type Account = Pick<UserRow, "id" | "email" | "language" | "emailProvenAt">;

/** After a sign-up, where a mail can reach the address. */
export function mailProofAfterSignUp(ctx: RequestContext, user: Account): void {
  if (!isUnproven(ctx, user)) return;
  ctx.waitUntil("mail.proof-lost", async () => {
    if (!(await mayMailProof(ctx, user))) return;
    const proof = await newProof(ctx, user);
    await proof.save(checkedUserId(user.id));
    await proof.mail();
  });
}

/** A link that proves the account's address. Once it is saved, older ones are void. */
export async function newProof(ctx: ServiceContext, { email, language }: Account) {
  const code = newMailedCode();
  const hash = await hashText(code);
  const expiresAt = new Date(ctx.clock().getTime() + proofLifetime);
  const link = proofLink(ctx.settings.appOrigin, code);
  return {
    save: (userId: UserId) => saveProof(ctx.db, userId, { email, hash, expiresAt }),
    mail: () =>
      ctx.mailer.send({ to: email, ...proveAddressMail(link, language) }, `prove-${hash}`),
  };
}
