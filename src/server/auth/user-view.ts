import type { User } from "../../shared/auth/schema.ts";
import type { Settings } from "../platform/env.ts";
import type { UserRow } from "./queries/users.ts";

/** The one account with special totals has this category left out of its current value, for whoever looks at it. */
const specialTotalsExclusions = ["el & insurance (2022)"];

/** Which categories a user's current value leaves out. */
export const excludedCategoriesOf = (userId: string, { specialTotalsUid }: Settings): string[] =>
  userId === specialTotalsUid ? specialTotalsExclusions : [];

/** A user as the user sees themself. */
export const userView = (row: UserRow, settings: Settings): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  photoURL: row.photoUrl,
  provider: row.provider,
  canShare: row.canShare,
  createdAt: row.createdAt.toISOString(),
  excludedCategories: excludedCategoriesOf(row.id, settings),
});
