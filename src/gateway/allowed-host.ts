const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(\d{1,5}))?$/i;
const maxPort = 65_535;

/** A Host check stops DNS rebinding: a foreign domain that resolves to 127.0.0.1. */
export function isAllowedHost(host: string | null, appUrl: string): boolean {
  if (host === null) return false;
  const own = ownHost.exec(host);
  // Beyond the largest port, the request's address cannot be parsed.
  if (own !== null) return own[1] === undefined || Number(own[1]) <= maxPort;
  return host === new URL(appUrl).host;
}
