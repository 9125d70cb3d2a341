import type { Resend } from "resend";
import { AppError } from "../../../shared/errors.ts";
import { maxMailBytes } from "../../../shared/inbox/limits.ts";
import type { InboxService } from "../../platform/env.ts";
import { resendClient, tooLong } from "../../platform/mail/resend-client.ts";
import { OperatorError } from "../../platform/log/operator-error.ts";
import { operatorFetch } from "../../platform/network/operator-network.ts";
import { readLimitedBody } from "../../platform/network/read-limited-body.ts";

/** A call that failed says nothing about the mail, which is asked for again. */
const failedBy = (reason: string) => new OperatorError(`RESEND_INBOX_KEY: ${reason}`);
const failedWith = (status: number | null) =>
  failedBy(status === null ? "Resend did not answer" : `Resend answered with status ${status}`);

const callTimeout = 10_000;
const mailTimeout = 20_000;
/** Bytes of an answer. A mail's has its text beside the address of the whole mail. */
const longestAnswer = 2_000_000;
const mailsAPage = 100;

export const resendInbox = (service: InboxService): Resend => resendClient(service, longestAnswer);

export type ListedMail = { id: string; recipients: readonly string[]; createdAt: Date };

/** A page of the mails that Resend has received, the newest first. */
export async function listMails(
  resend: Resend,
  after: string | null,
): Promise<{ mails: ListedMail[]; hasMore: boolean }> {
  const page = { limit: mailsAPage, ...(after !== null && { after }) };
  const signal = AbortSignal.timeout(callTimeout);
  const { data, error } = await resend.emails.receiving.list(page, { signal });
  if (data === null) throw failedWith(error.statusCode);
  return {
    mails: data.data.map(({ id, created_at, ...mail }) => ({
      id,
      recipients: recipientsOf(mail),
      createdAt: new Date(created_at),
    })),
    hasMore: data.has_more,
  };
}

/** Of the envelope, where Resend says it: forwarded mail keeps another address in its headers. */
export const recipientsOf = (mail: {
  received_for?: string[] | null | undefined;
  to: string[];
}): string[] =>
  mail.received_for == null || mail.received_for.length === 0 ? mail.to : mail.received_for;

/**
 * A mail as it came.
 * @throws AppError inbox/too-large, or inbox/not-found where it is not there; OperatorError, and what fetch throws
 */
export async function fetchMail(
  resend: Resend,
  { baseUrl }: InboxService,
  id: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(callTimeout);
  // Without the pictures in its text.
  const { data, error } = await resend.emails.receiving.get(id, { html_format: "cid" }, { signal });
  if (error?.statusCode === 404) throw new AppError("inbox/not-found");
  if (error?.message === tooLong) throw new AppError("inbox/too-large");
  if (data === null) throw failedWith(error.statusCode);
  const response = await openMail(data.raw?.download_url ?? "", baseUrl);
  if (response.status !== 200) throw failedWith(response.status);
  const bytes = await readLimitedBody(response, maxMailBytes);
  if (bytes === null) throw new AppError("inbox/too-large");
  return bytes;
}

/** Resend's own addresses by the public network alone; the one of the settings, such as a stand-in, by the operator's. */
function openMail(link: string, baseUrl: string): Promise<Response> {
  const address = URL.parse(link);
  const options: RequestInit = { redirect: "manual", signal: AbortSignal.timeout(mailTimeout) };
  if (address !== null && isOfResend(address)) return fetch(address.href, options);
  if (address !== null && address.origin === new URL(baseUrl).origin)
    return operatorFetch(address.href, options);
  throw failedBy("Resend named an address that is not its own");
}

const isOfResend = ({ protocol, hostname, port, username, password }: URL): boolean =>
  protocol === "https:" &&
  hostname.endsWith(".resend.com") &&
  `${port}${username}${password}` === "";
