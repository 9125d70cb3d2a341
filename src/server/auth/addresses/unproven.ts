import { dayInMilliseconds } from "../../../shared/day-length.ts";
import type { AddressProof } from "../../../shared/auth/addresses/proof-link.ts";
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
 * Counts a mail that proves an address: one that nobody has proven gets three a day. Other mails do not count, or a
 * stranger could use these up.
 */
export const mayMailProof = async (ctx: ServiceContext, user: Address): Promise<boolean> =>
  !isUnproven(ctx, user) || (await isMailLeft(ctx, `unproven mail ${user.email}`, maxMails));

/**
 * Counts a mail to the address that an account wants: three a day for each account that asks, ten for the address in all.
 */
export const mayMailChange = async (
  ctx: ServiceContext,
  userId: string,
  email: string,
): Promise<boolean> =>
  (await isMailLeft(ctx, `change mail ${email} of ${userId}`, maxMails)) &&
  (await isMailLeft(ctx, `change mail ${email}`, maxChangeMails));

const maxChangeMails = 10;

async function isMailLeft(ctx: ServiceContext, name: string, max: number): Promise<boolean> {
  const { db, settings } = ctx;
  if (!settings.rateLimitsEnabled) return true;
  const window = { now: ctx.clock(), span: dayInMilliseconds };
  const counted = await countAttempts(db, [await hashText(name)], window);
  return counted.every(({ count }) => count <= max);
}
