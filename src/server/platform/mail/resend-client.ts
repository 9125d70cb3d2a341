import { Resend } from "resend";
import type { ResendSettings } from "../env.ts";
import { operatorFetch } from "../network/operator-network.ts";
import { readLimitedBody } from "../network/read-limited-body.ts";

type Answer<Of> = ReturnType<typeof Resend.prototype.fetchRequest<Of>>;

/** Bytes; an answer to a hundred mails has their ids. */
const maxAnswer = 65_536;

/** The package calls the global fetch, which reaches public addresses only; the operator's settings may name another. */
class OperatorResend extends Resend {
  override async fetchRequest<Of>(path: string, options: RequestInit = {}): Answer<Of> {
    let status: number | null = null;
    try {
      const address = `${this.baseUrl}${path}`;
      const response = await operatorFetch(address, { ...options, redirect: "manual" });
      ({ status } = response);
      const headers = Object.fromEntries(response.headers);
      const body = await readLimitedBody(response, maxAnswer);
      if (body === null) return unreadable(status);
      const answer = JSON.parse(new TextDecoder().decode(body));
      if (response.ok) return { data: answer, error: null, headers };
      return { data: null, error: { ...answer, statusCode: status }, headers };
    } catch {
      // A proxy's page in between says by its status alone whether the call was taken.
      return unreadable(status);
    }
  }
}

const unreadable = (statusCode: number | null) => ({
  data: null,
  error: { name: "application_error" as const, message: String(statusCode), statusCode },
  headers: null,
});

export const resendClient = ({ apiKey, baseUrl }: ResendSettings): Resend =>
  new OperatorResend(apiKey, { baseUrl });
