import type { Security } from "../../../../shared/account/schema.ts";
import { providerIds, type ProviderName } from "../../../../shared/auth/sign-in-provider.ts";
import { trpc } from "../../../api/trpc.ts";

export const useSecurity = () => trpc.account.security.useQuery();

export type LinkedProvider = ProviderName & { linkedAt: string };

export const linkedProviders = (security: Security): LinkedProvider[] =>
  providerIds.flatMap((id) => {
    const identity = security[id];
    return identity === null ? [] : { id, ...identity };
  });
