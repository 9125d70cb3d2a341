import { CliError, shortReason } from "./cli-error.ts";

const timeout = 20_000;

/** @throws CliError where the setting ALERT_URL is set and is no web address */
export function requireAlertUrl(url: string | undefined): void {
  if (!url || /^https?:$/.test(URL.parse(url)?.protocol ?? "")) return;
  throw new CliError(
    "Wrong setting: ALERT_URL must be an http or https address, such as https://ntfy.sh/topic.",
  );
}

/**
 * Sends a sentence to an address, such as a topic of ntfy.
 * @throws CliError where it does not take it
 */
export async function sendAlert(url: string, sentence: string): Promise<void> {
  const options = { method: "POST", body: sentence, signal: AbortSignal.timeout(timeout) };
  const problem = await fetch(url, options).then(
    ({ ok, status }) => (ok ? null : `status ${status}`),
    shortReason,
  );
  if (problem !== null)
    throw new CliError(`The alert could not be sent to ALERT_URL (${problem}).`);
}
