import { Resend } from "resend";
import type { ResendSettings } from "../env.ts";
import { operatorFetch } from "../network/operator-network.ts";
import { readLimitedBody } from "../network/read-limited-body.ts";

type Answer<Of> = ReturnType<typeof Resend.prototype.fetchRequest<Of>>;

/** Bytes; an answer to a hundred mails has their ids. */
const longestAnswer = 65_536;

/** The package calls the global fetch, which reaches public addresses only; the operator's settings may name another. */
class OperatorResend extends Resend {
  readonly #maxAnswer: number;

  constructor({ apiKey, baseUrl }: ResendAccess, maxAnswer: number) {
    super(apiKey, { baseUrl });
    this.#maxAnswer = maxAnswer;
  }

  override async fetchRequest<Of>(path: string, options: RequestInit = {}): Answer<Of> {
    let status: number | null = null;
    try {
      const address = `${this.baseUrl}${path}`;
      const response = await operatorFetch(address, { ...options, redirect: "manual" });
      ({ status } = response);
      const headers = Object.fromEntries(response.headers);
      const body = await readLimitedBody(response, this.#maxAnswer);
      if (body === null) return unreadable(status, tooLong);
      const answer = JSON.parse(new TextDecoder().decode(body));
      if (response.ok) return { data: answer, error: null, headers };
      return { data: null, error: { ...answer, statusCode: status }, headers };
    } catch {
      // A proxy's page in between says by its status alone whether the call was taken.
      return unreadable(status);
    }
  }
}

/** Of the error where an answer has more bytes than are read. */
export const tooLong = "too long";

const unreadable = (statusCode: number | null, message = String(statusCode)) => ({
  data: null,
  error: { name: "application_error" as const, message, statusCode },
  headers: null,
});

type ResendAccess = Pick<ResendSettings, "apiKey" | "baseUrl">;

/** @param maxAnswer bytes beyond which an answer is not read */
export const resendClient = (access: ResendAccess, maxAnswer = longestAnswer): Resend =>
  new OperatorResend(access, maxAnswer);
