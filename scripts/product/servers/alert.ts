import { CliError, shortReason } from "../cli-error.ts";

const timeout = 20_000;

/** Tells the operator of a failure. */
export type Alert = (sentence: string) => Promise<void>;

/**
 * Says failures, and sends them to an address, such as a topic of ntfy.
 * @param url of the setting ALERT_URL
 * @throws CliError where it is no web address
 */
export function alertsTo(url: string | undefined, say: (line: string) => void): Alert {
  const address = url?.trim();
  if (!address) return async (sentence) => say(sentence);
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? "")) {
    throw new CliError("Wrong setting: ALERT_URL must be an http or https address.");
  }
  return async (sentence) => {
    say(sentence);
    const options = { method: "POST", body: sentence, signal: AbortSignal.timeout(timeout) };
    const problem = await fetch(address, options).then(
      ({ ok, status }) => (ok ? null : `status ${status}`),
      shortReason,
    );
    if (problem !== null) say(`ALERT_URL was not told (${problem}).`);
  };
}
