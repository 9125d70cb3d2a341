import { AppError } from "../../shared/errors.ts";
import type { SignedInContext } from "../auth/signed-in-context.ts";
import { readObstacle, type Obstacles } from "./queries.ts";

/** @throws AppError the code of the first obstacle */
export async function refuseByObstacle(
  { db, read }: SignedInContext,
  removalId: string,
  obstacles: Obstacles,
): Promise<void> {
  const { found } = await read((owner) => ({
    found: readObstacle(db, owner, removalId, obstacles),
  }));
  const code = found[0]?.obstacle ?? null;
  if (code !== null) throw new AppError(code);
}
