import { signedInProcedure } from "../auth/procedures.ts";
import { noInput } from "../platform/trpc/procedures.ts";
import { issueSyncToken } from "./issue-token.ts";

export const tokenSyncProcedures = {
  syncToken: signedInProcedure.input(noInput).query(({ ctx }) => issueSyncToken(ctx)),
};
