/** Push services of browsers: Chrome and others, Firefox, Safari, Edge. */
const knownHosts = [
  /^fcm\.googleapis\.com$/,
  /^[\w.-]+\.push\.services\.mozilla\.com$/,
  /^[\w.-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
];

/**
 * Whose push service an endpoint is of: one of the browsers', at https and port 443, or one that the operator added.
 * @param added origins
 * @returns null for any other address
 */
export function pushServiceOf(
  endpoint: string,
  added: readonly string[],
): "browser" | "added" | null {
  if (!URL.canParse(endpoint)) return null;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  // Even an empty fragment would make one browser's address look like another's.
  if (username !== "" || password !== "" || endpoint.includes("#")) return null;
  if (added.includes(origin)) return "added";
  const isKnown = protocol === "https:" && port === "";
  return isKnown && knownHosts.some((host) => host.test(hostname)) ? "browser" : null;
}
