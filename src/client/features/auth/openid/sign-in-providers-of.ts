import type { Me } from "../../../../shared/auth/schema.ts";
import { googleName, type ProviderName } from "../../../../shared/auth/sign-in-provider.ts";

export const signInProvidersOf = ({
  googleEnabled,
  oidcName,
}: Pick<Me, "googleEnabled" | "oidcName">): ProviderName[] => [
  ...(googleEnabled ? [{ id: "google", name: googleName } as const] : []),
  ...(oidcName === null ? [] : [{ id: "oidc", name: oidcName } as const]),
];
