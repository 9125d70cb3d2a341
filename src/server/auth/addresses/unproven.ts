import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { AddressProof } from "../../../shared/email/proof-link.ts";
import type { ServiceContext } from "../../platform/context.ts";
import { hashText } from "../../platform/encoding.ts";
import { countAttempts } from "../../platform/limits/queries.ts";
import type { UserRow } from "../queries/users.ts";

type Address = Pick<UserRow, "email" | "emailProvenAt">;

/**
 * Whether the address may be a stranger's, who signed up with it and waits inside. Without a mail service nobody can
 * prove one.
 */
export const isUnproven = (
  { settings }: Pick<ServiceContext, "settings">,
  { emailProvenAt }: Pick<Address, "emailProvenAt">,
): boolean => settings.hasMailService && emailProvenAt === null;

export const addressProofOf = (
  ctx: Pick<ServiceContext, "settings">,
  user: Pick<Address, "emailProvenAt">,
): AddressProof =>
  user.emailProvenAt !== null ? "proven" : isUnproven(ctx, user) ? "unproven" : "unknown";

const maxMails = 3;

/**
 * Counts a mail that proves an address: one that nobody has proven gets three a day. Mails that reset a password do not
 * count, or a stranger could keep them from its owner.
 */
export async function mayMail(ctx: ServiceContext, user: Address): Promise<boolean> {
  const { db, settings } = ctx;
  if (!isUnproven(ctx, user) || !settings.rateLimitsEnabled) return true;
  const window = { now: ctx.clock(), span: dayInMilliseconds };
  const key = await hashText(`unproven mail ${user.email}`);
  const counted = await countAttempts(db, [key], window);
  return counted.every(({ count }) => count <= maxMails);
}
