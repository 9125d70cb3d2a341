import { AppError, type AppCode } from "../../shared/errors.ts";
import type { ProviderId } from "../../shared/auth/sign-in-provider.ts";

/** The failures that each provider has under its own codes, as messages about Google name it. */
export type ProviderFailure = AppCode extends infer Code
  ? Code extends `google/${infer Failure}`
    ? Failure
    : never
  : never;

export const providerError = (
  id: ProviderId,
  failure: ProviderFailure,
  options: { cause?: unknown } = {},
): AppError => new AppError(`${id}/${failure}`, options);
