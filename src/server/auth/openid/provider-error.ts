import { AppError, type AppCode } from "../../../shared/errors.ts";
import type { ProviderId } from "../../../shared/auth/sign-in-provider.ts";
import type { RequestContext } from "../../platform/context.ts";
import type { SignInProvider } from "../../platform/sign-in-providers.ts";

/** Each provider has a code of its own for each failure: messages about Google name Google. */
type ProviderFailure = AppCode extends infer Code
  ? Code extends `google/${infer Failure}`
    ? Failure
    : never
  : never;

export const providerError = (
  id: ProviderId,
  failure: ProviderFailure,
  options: { cause?: unknown } = {},
): AppError => new AppError(`${id}/${failure}`, options);

/** @throws AppError `<provider>/not-configured` */
export function requireProvider(
  { settings }: Pick<RequestContext, "settings">,
  id: ProviderId,
): SignInProvider {
  const provider = settings.providers[id];
  if (provider === null) throw providerError(id, "not-configured");
  return provider;
}
