import type { User } from "../../shared/auth/schema.ts";
import type { Settings } from "../platform/env.ts";
import type { UserRow } from "./queries/users.ts";

const specialTotalsExclusions = ["el & insurance (2022)"];

export const excludedCategoriesOf = (userId: string, { specialTotalsUid }: Settings): string[] =>
  userId === specialTotalsUid ? specialTotalsExclusions : [];

export const userView = (row: UserRow, settings: Settings): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  photoURL: row.photoUrl,
  provider: row.provider,
  canShare: row.canShare,
  createdAt: row.createdAt.toISOString(),
  demoUntil: row.demoUntil?.toISOString() ?? null,
  excludedCategories: excludedCategoriesOf(row.id, settings),
});
