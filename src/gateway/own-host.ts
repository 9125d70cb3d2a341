/**
 * Whether a Host header names this machine or the product's own address. A foreign page whose domain is made to resolve
 * to 127.0.0.1 (DNS rebinding) sends its own domain.
 */
export function isOwnHost(host: string | null, appUrl: string): boolean {
  if (host === null) return false;
  return (
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host) || host === new URL(appUrl).host
  );
}
