/** A Host check stops DNS rebinding: a foreign domain that resolves to 127.0.0.1. */
export function isAllowedHost(host: string | null, appUrl: string): boolean {
  if (host === null) return false;
  return (
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host) || host === new URL(appUrl).host
  );
}
