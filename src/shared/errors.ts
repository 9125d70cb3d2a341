import { allFieldsRequired, totalsFollow } from "./funds/fund-fields.ts";

const errorOf =
  <Code extends string>(code: Code) =>
  <Message extends string>(message: Message): Readonly<{ code: Code; message: Message }> => ({
    code,
    message,
  });

const badRequest = errorOf("BAD_REQUEST");
const unauthorized = errorOf("UNAUTHORIZED");
const forbidden = errorOf("FORBIDDEN");
const notFound = errorOf("NOT_FOUND");
const conflict = errorOf("CONFLICT");
const methodNotSupported = errorOf("METHOD_NOT_SUPPORTED");
const tooLarge = errorOf("PAYLOAD_TOO_LARGE");
const tooMany = errorOf("TOO_MANY_REQUESTS");
const unavailable = errorOf("SERVICE_UNAVAILABLE");
const internal = errorOf("INTERNAL_SERVER_ERROR");

export const errorCatalogue = {
  "auth/unauthenticated": unauthorized("No user is logged in"),
  "auth/invalid-credential": unauthorized("Invalid credentials. Please try again."),
  "auth/invalid-email": badRequest("Invalid email address"),
  "auth/email-already-in-use": conflict("Email already in use"),
  "auth/weak-password": badRequest("Weak password. At least 6 characters required."),
  "auth/too-many-requests": tooMany("Too many attempts. Try again later."),
  "auth/link-mailed": tooMany(
    "Too many wrong passwords were tried for this address today. If yours is right, a link was mailed to you: open it on this device, then sign in again.",
  ),
  "auth/invalid-device-link": badRequest(
    "This link was already used or has expired. Sign in again to get another one.",
  ),
  "auth/invalid-action-code": badRequest("Invalid or expired reset link"),
  "auth/sign-up-closed": forbidden(
    "New accounts are not taken here. If you have an account, sign in.",
  ),
  "auth/invitation-needed": forbidden(
    "You need an invitation to create an account here. Ask the person who runs this Fundbook for a link.",
  ),
  "auth/invitation-invalid": forbidden(
    "This invitation was already used or has expired. Ask for a new one.",
  ),
  "email/unproven": forbidden(
    "Confirm your email address first: open the link that was mailed to you.",
  ),
  "email/invalid-link": badRequest(
    "This link was used, has expired, or is for another account. Ask for a new one.",
  ),
  "email/no-mail": forbidden("This Fundbook sends no mail, so an address cannot be changed here."),
  "demo/no-address": forbidden("A demo account's name and address cannot be changed."),
  "email/wait": tooMany(
    "An address that is not confirmed gets three mails a day. Use the newest one, or try again tomorrow.",
  ),
  "sharing/unproven": conflict(
    "Nobody has confirmed that this address is theirs. Share only if you know that it is the person you mean.",
  ),
  "account/cannot-invite": forbidden(
    "Only the first account can invite people, where accounts are by invitation.",
  ),
  "account/too-many-invitations": conflict(
    "At most 20 invitations can be open. Withdraw one first.",
  ),
  "auth/no-password": badRequest("This account has no password yet. Set one with a reset link."),
  "auth/wrong-password": forbidden("This is not your current password"),
  "auth/second-factor-first": forbidden(
    "This Fundbook asks everybody for a second factor. Set one up first.",
  ),
  "auth/confirm-first": forbidden("Confirm that it is you first. Nothing was changed."),
  "passkeys/off": conflict(
    "Passkeys need an address with a name, over https or on localhost. Ask the person who runs this Fundbook.",
  ),
  "passkeys/expired": badRequest("Too much time has passed. Please use the passkey again."),
  "passkeys/unknown": unauthorized(
    "This passkey is not known here any more. Delete it on your device, and sign in another way.",
  ),
  "passkeys/refused": unauthorized(
    "This passkey was not accepted. Sign in another way, and look at the passkeys of your account.",
  ),
  "passkeys/too-many": conflict("You can have at most 20 passkeys. Remove one first."),
  "passkeys/not-found": notFound("There is no such passkey any more."),
  "passkeys/last-way-in": conflict("This is your only way to sign in. Add another one first."),
  "auth/link-first": conflict(
    "This account is protected by a passkey or a second factor. Sign in to it first, then link the other way in. Nothing was linked.",
  ),
  "auth/invalid-code": unauthorized(
    "This code is not right, or was used already. Enter the one that your app shows now. If none is taken, set your phone's clock to automatic.",
  ),
  "auth/too-many-codes": tooMany(
    "Too many codes were tried. Wait 15 minutes, or use a recovery code or a passkey.",
  ),
  "auth/codes-blocked": tooMany(
    "A hundred wrong codes were tried in a row. Only a recovery code or a passkey works now.",
  ),
  "auth/sign-in-expired": unauthorized("This sign-in has expired. Enter your password again."),
  "factor/no-key": conflict(
    "Second factors are off here: the person who runs this Fundbook has to set SECRETS_KEY.",
  ),
  "factor/no-password": conflict(
    "A second factor protects a password, and this account has none. Set one first.",
  ),
  "factor/on": conflict("The second factor is on already."),
  "factor/off": conflict("The second factor is off."),
  "factor/expired": badRequest("This took too long. Start again with a new picture."),
  "factor/no-mail": conflict(
    "This Fundbook has no mail service. Ask the person who runs it to turn the second factor off.",
  ),
  "factor/wait": conflict(
    "The password was reset, or the email address changed, less than seven days ago. The second factor can be given up only after that time.",
  ),
  "factor/invalid-link": badRequest(
    "This link was used, has expired, or was opened in another browser.",
  ),
  "demo/no-factor": forbidden("A demo account cannot have a second factor."),
  "demo/no-password": forbidden("A demo account cannot have a password."),
  "passkeys/no-reset": conflict(
    "This account is kept by passkeys and has no password, so a mailed link cannot set one. Sign in with a passkey, and set it on the security page.",
  ),
  "tokens/missing": unauthorized(
    "This needs an access token, in the Authorization header after the word Bearer.",
  ),
  "tokens/invalid": unauthorized(
    "This access token is not valid: it may have ended, been revoked, or been copied in part.",
  ),
  "tokens/scope": forbidden("This access token may only read."),
  "tokens/in-address": badRequest(
    "An access token in an address ends up in logs. Revoke it, and send a new one in the Authorization header.",
  ),
  "programs/no-export": badRequest(
    "The data is not an export of Fundbook: its date, funds or transactions are missing",
  ),
  "programs/too-many-rows": badRequest(
    "An import has at most 1,000 rows, funds and transactions together",
  ),
  "programs/unknown-fund": badRequest(
    "There is no such fund. Add it on its page, or by an export.",
  ),
  "programs/several-funds": badRequest(
    "Several funds fit. Name the fund by its id, or add its person.",
  ),
  "programs/doubt": badRequest(
    "This row looks off: {reason}. To add it all the same, name that in its accept.",
  ),
  "programs/refused-row": badRequest("This row does not fit what is recorded: {reason}."),
  "programs/undone": conflict(
    "What this call added was undone. To add it again, send it under another id.",
  ),
  "programs/too-many-today": tooMany(
    "Programs can add 1,000 transactions in 24 hours. Try again later.",
  ),
  "request/method": methodNotSupported("This address does not take this method"),
  "assistants/refused": badRequest(
    "This link is not valid, or asks for something that Fundbook does not give. Start again in the assistant.",
  ),
  "assistants/unreachable": unavailable(
    "The address that describes this assistant could not be read. Try again later.",
  ),
  "assistants/changed": conflict(
    "The assistant says something else of itself now. Look at it again.",
  ),
  "tokens/too-many": conflict(
    "You have 20 access tokens, the most that an account can have. Revoke one first.",
  ),
  "tokens/not-found": notFound("There is no such access token any more."),
  "tokens/made-before": conflict("This access token was made before, and is not shown again."),
  "demo/no-tokens": forbidden("A demo account cannot have access tokens."),
  "demo/no-passkeys": forbidden("A demo account cannot have passkeys."),
  "auth/link-expired": badRequest(
    "This link has expired or was opened in another browser. Please sign in again.",
  ),
  "google/not-configured": notFound("Signing in with Google is not set up here."),
  "google/denied": forbidden("Google sign-in was cancelled."),
  "google/invalid-state": badRequest("This Google sign-in has expired. Please try again."),
  "google/unavailable": unavailable("Google cannot be reached. Please try again in a moment."),
  "google/refused": forbidden("Google's response could not be verified. Please try again."),
  "google/unverified-email": forbidden("Google has not verified this email address."),
  "google/other-identity": conflict(
    "This email belongs to an account with another Google sign-in.",
  ),
  "google/other-account": forbidden(
    "This Google account is not linked to your account. Nothing was changed.",
  ),
  "google/not-recent": forbidden(
    "Google did not confirm a fresh sign-in. Sign out and in again, or set a password with a reset link.",
  ),
  "oidc/not-configured": notFound("Signing in with an OpenID provider is not set up here."),
  "oidc/denied": forbidden("The sign-in was cancelled."),
  "oidc/invalid-state": badRequest("This sign-in has expired. Please try again."),
  "oidc/unavailable": unavailable(
    "The sign-in provider cannot be reached. Please try again in a moment.",
  ),
  "oidc/refused": forbidden(
    "The sign-in provider's response could not be verified. Please try again.",
  ),
  "oidc/unverified-email": forbidden("The sign-in provider has not verified this email address."),
  "oidc/other-identity": conflict(
    "This email belongs to an account with another sign-in of this provider.",
  ),
  "oidc/other-account": forbidden(
    "This sign-in is not linked to your account. Nothing was changed.",
  ),
  "oidc/not-recent": forbidden(
    "The sign-in provider did not confirm a fresh sign-in. Sign out and in again, or set a password with a reset link.",
  ),
  "demo/off": notFound("Sample data is not offered here."),
  "demo/signed-in": conflict("You are signed in. Log out to try Fundbook with sample data."),
  "demo/too-many": unavailable(
    "Too many people are trying the sample data. Please try again in an hour.",
  ),
  "demo/no-schemes": unavailable(
    "Sample data is not available yet. Please try again in a few minutes.",
  ),
  "demo/no-sharing": forbidden("A demo account cannot share."),
  "funds/no-fund-data": badRequest("No fund data provided"),
  "funds/invalid": badRequest(allFieldsRequired),
  "funds/no-id": badRequest("No fund id provided"),
  "funds/no-data": badRequest("No updated data provided"),
  "funds/not-found": notFound("Fund not found"),
  "funds/conflict": conflict("This fund was already added with other details"),
  "funds/too-many": badRequest("A portfolio holds at most 1,000 funds"),
  "funds/has-transactions": badRequest(totalsFollow),
  "funds/same-scheme-and-folio": conflict(
    "Another fund already has the transactions of this scheme and folio",
  ),
  "inbox/off": notFound("This Fundbook takes no statements by mail."),
  "inbox/secret": unauthorized("INBOX_SECRET is needed."),
  "inbox/unknown-address": notFound("There is no such address here."),
  "inbox/too-large": tooLarge("A mail of at most 8 MB is taken. Forward one with fewer files."),
  "inbox/unreadable": badRequest("This mail has too many parts or is damaged, so it was not read."),
  "inbox/full": conflict(
    "There is no place for this statement. Read or put away what waits, then send it again.",
  ),
  "inbox/too-many": forbidden("This address gets no more mails today."),
  "inbox/no-room": unavailable(
    "There is no room for statements at the moment. Send the mail again later.",
  ),
  "inbox/busy": unavailable("Another mail is arriving here. Send this one again in a minute."),
  "inbox/bad-signature": unauthorized("This message is not signed by Resend, or is too old."),
  "inbox/no-demo": forbidden(
    "A demo account has no address for statements. Create an account to get one.",
  ),
  "inbox/not-found": notFound("This statement does not wait here any more."),
  "imports/changed-since": conflict("This import cannot be undone: {fund} has changed since"),
  "imports/too-many": badRequest("An account has at most 2,000 imports"),
  "imports/fund-deleted-since": conflict(
    "This import cannot be undone: one of its funds has since been deleted",
  ),
  "imports/undone-since": conflict(
    "This import was undone. Choose the file again to bring it in once more.",
  ),
  "imports/ledger-deleted-meanwhile": conflict(
    "This fund, or an import of it, was deleted after the file was compared with it. Choose the file again.",
  ),
  "transactions/no-ledger": badRequest(
    "This fund has no purchase dates. Add its transactions first.",
  ),
  "transactions/not-found": notFound("Transaction not found"),
  "transactions/exists": conflict("This transaction was already added with other details"),
  "transactions/not-enough-units": badRequest("This would leave negative units on {date}"),
  "transactions/nothing-to-reverse": badRequest(
    "There is no transaction with the same units on or before {date} to reverse",
  ),
  "transactions/too-large": badRequest("The fund's units or amount would be too large"),
  "transactions/too-many-lots": badRequest(
    "On {date} there would be too many lots. A fund can hold and sell at most 5,000 lots more than it has transactions; funds between which units move, at most 5 lots for each transaction. Units can't be moved again and again.",
  ),
  "transactions/broken-pair": badRequest(
    "The {type} on {date} does not match its other side. Units must leave one fund and arrive in another within 5 days.",
  ),
  "transactions/unequal-transfer": badRequest(
    "The transfer on {date} would take {out} units out of one folio and bring {in} into the other. A transfer moves the same units.",
  ),
  "transactions/too-many": badRequest("A fund has at most 5,000 transactions, a portfolio 50,000"),
  "transactions/conflict": conflict("This fund was just changed elsewhere. Please try again."),
  "holders/not-found": notFound("This person does not exist"),
  "holders/exists": conflict("There is already a person of this name"),
  "holders/too-many": badRequest("An account has at most 20 other people"),
  "holders/has-funds": conflict("This person still has {count} funds. Choose who gets them."),
  "holders/no-parent": conflict(
    "A minor can be taxed only with you or with an individual of your people",
  ),
  "holders/is-parent": conflict(
    "A minor is taxed with this person, who therefore stays an individual",
  ),
  "tax/no-scheme": notFound("You have no fund of this scheme"),
  "tax/clubbed": badRequest(
    "This person's income is taxed with another person's. Choose that person.",
  ),
  "tax/before-rules": badRequest("Tax is worked out for financial years from {year} on"),
  "tax/before-first": badRequest("There are no transactions in this financial year or before it"),
  "tax/not-free": conflict("Only {units} units can be sold on this day"),
  "tax/too-little": badRequest("This is too little to sell: less than 0.001 units or ₹0.01."),
  "tax/no-nav": conflict("This fund has no NAV, so what a sale would bring is not known."),
  "tax/cannot-tell": conflict(
    "What a sale of this fund would bring cannot be worked out. See what is left out on the tax page.",
  ),
  "tax/sale-day": badRequest("The day must be today or within a year"),
  "tax/future": badRequest("This financial year has not begun"),
  "letters/no-mail": forbidden("This Fundbook sends no mail, so it can send no letters."),
  "letters/bad-signature": unauthorized(
    "This message is not signed by the mail service, or is too old.",
  ),
  "letters/known-event": conflict("This message was taken before."),
  "letters/demo": forbidden("A demo account gets no letters."),
  "calendar/no-demo": forbidden("A demo account gets no calendar."),
  "push/off": notFound("This Fundbook sends no notifications."),
  "push/no-demo": forbidden("A demo account gets no notifications."),
  "push/unknown-service": badRequest(
    "Fundbook does not know the service by which this browser gets notifications.",
  ),
  "push/bad-key": badRequest("The browser's key is not valid"),
  "push/too-many": forbidden(
    "Ten devices get notifications, the most that an account can have. Turn one off first.",
  ),
  "reports/future": badRequest("This period has not begun"),
  "tax/loss-year": badRequest(
    "Losses are those of a financial year that has ended, from {year} on",
  ),
  "sips/not-found": notFound("SIP not found"),
  "sips/exists": conflict("This SIP was already added with other details"),
  "sips/stopped-long-ago": conflict(
    "This SIP stopped more than ten years ago with instalments still to be recorded. Add another SIP from today on instead.",
  ),
  "sips/too-many": badRequest("A portfolio has at most 1,000 SIPs, and a fund at most 100"),
  "sharing/not-allowed": forbidden("Recipient does not allow sharing."),
  "sharing/changed": conflict(
    "What you share with this person has changed meanwhile. Nothing was shared now: see what they get, then share again.",
  ),
  "sharing/no-funds": conflict("No funds to share."),
  "sharing/no-new-funds": conflict("No new funds to share."),
  "sharing/not-shared": notFound("No funds are shared between you and this person."),
  "sharing/recipient-full": conflict("This person already receives funds from 100 people."),
  "sharing/too-many-copies": conflict(
    "One person can receive at most 1,000 of your funds. Update what you share first.",
  ),
  "sharing/too-many-recipients": conflict("Funds can be shared with at most 100 people."),
  "sharing/no-sender": badRequest("No senderId provided"),
  "removals/not-found": notFound("This was deleted too long ago to be restored"),
  "removals/deleted-since": conflict(
    "This was added before and deleted since. It can be restored in your account, under Recently deleted.",
  ),
  "removals/no-fund": conflict(
    "Its fund no longer exists. If you deleted the fund, restore it first.",
  ),
  "removals/fund-exists": conflict(
    "You have added this fund again in the same folio. Delete the new one to restore this one.",
  ),
  "removals/transaction-exists": conflict(
    "The {type} on {date} has been added again. Delete the new one to restore this one.",
  ),
  "removals/sip-exists": conflict(
    "You have added this SIP again. Delete the new one to restore this one.",
  ),
  "removals/shared-again": conflict("These funds have since been shared again"),
  "removals/not-covered": conflict(
    "None of these funds is among those that were to be shared any more",
  ),
  "removals/person-deleted": conflict(
    "{name}, to whom this belongs, was deleted. Restore this person first.",
  ),
  "removals/person-exists": conflict(
    "There is a person of this name again. Rename that person to restore this one.",
  ),
  "removals/blocked": conflict("You have blocked this person. Unblock them in your account first."),
  "removals/too-many-shares": conflict(
    "Funds can be shared with at most 100 people, and received from at most 100.",
  ),
  "removals/target-exists": conflict("Another target has been set since. Remove it first."),
  "removals/goal-exists": conflict(
    "You have added this goal again. Delete the new one to restore this one.",
  ),
  "watch/too-many": conflict("You can watch at most 50 schemes. Remove one first."),
  "watch/unknown-scheme": notFound("AMFI's list has no scheme with this code"),
  "targets/not-hundred": badRequest("The percentages of a target must add up to 100."),
  "targets/changed": conflict(
    "This target was changed in another window. Nothing was saved: save again to replace that change, or cancel to see it.",
  ),
  "targets/none": notFound("Set a target first."),
  "goals/not-found": notFound("Goal not found"),
  "goals/exists": conflict("Another goal was stored under this id."),
  "goals/too-many": badRequest("An account has at most 50 goals"),
  "goals/over-hundred": conflict(
    "More than 100 % of a fund would go to goals. Lower its percentage in one of them first.",
  ),
  "goals/changed": conflict(
    "This goal was changed in another window. Nothing was saved: save again to replace that change, or cancel to see it.",
  ),
  "goals/day": badRequest("A goal's date must be after today and at most 60 years away."),
  "request/invalid": badRequest("The request is not valid"),
  "request/foreign-origin": forbidden("This request did not come from Fundbook's own pages"),
  "request/other-address": forbidden(
    "Open {address} instead: nothing can be sent from this address.",
  ),
  "request/not-found": notFound("There is nothing at this address"),
  "request/too-many": tooMany("Too many requests. Please wait a few minutes and try again."),
  "request/busy": tooMany("Your earlier requests are still running. Please try again in a moment."),
  "request/batch-too-large": tooLarge(
    "Too much was asked for at once. Please ask for less in one request.",
  ),
  "auth/busy": unavailable(
    "Many people are signing in right now. Please try again in a few seconds.",
  ),
  "request/too-large": tooLarge("The request is too large"),
  "request/body-too-large": tooLarge(
    "The request is too large. It may have at most {kilobytes} kB.",
  ),
  "service/disk-full": unavailable(
    "Nothing can be saved right now: the disk of this Fundbook is full or broken. What was saved is safe.",
  ),
  "service/unavailable": unavailable(
    "Fundbook cannot reach its database. Please try again in a moment.",
  ),
  internal: internal("Something went wrong. Please try again."),
};

export type AppCode = keyof typeof errorCatalogue;

export const isAppCode = (value: unknown): value is AppCode =>
  typeof value === "string" && Object.hasOwn(errorCatalogue, value);

export type FieldErrors = Readonly<Record<string, string>>;

/** Values for a message's placeholders: `{date}` is ISO 8601. */
export type MessageValues = Readonly<Record<string, string>>;

const fill = (message: string, values: MessageValues = {}): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export class AppError extends Error {
  readonly appCode: AppCode;
  readonly fieldErrors: FieldErrors | undefined;
  readonly values: MessageValues | undefined;
  /** The indexes of the refused items among those that were sent. */
  readonly items: readonly number[] | undefined;
  /** Refusals of other items of the same request, for other reasons. */
  readonly others: readonly AppError[] | undefined;
  /** The refused fields of a program's document, by JSON pointers into it. */
  readonly problems: readonly { pointer: string; code: AppCode; message: string }[] | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  /**
   * @param options.message a more precise message than the catalogue's
   * @param options.cause is logged, never sent
   */
  constructor(
    appCode: AppCode,
    options: {
      message?: string | undefined;
      fieldErrors?: FieldErrors | undefined;
      values?: MessageValues | undefined;
      items?: readonly number[] | undefined;
      others?: readonly AppError[] | undefined;
      problems?: AppError["problems"];
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? fill(errorCatalogue[appCode].message, options.values), {
      cause: options.cause,
    });
    this.name = "AppError";
    this.appCode = appCode;
    this.fieldErrors = options.fieldErrors;
    this.values = options.values;
    this.items = options.items;
    this.others = options.others;
    this.problems = options.problems;
    this.retryAfter = options.retryAfter;
  }
}

/** A predicate for failures with one of these codes. */
export const hasCode =
  (...codes: readonly AppCode[]) =>
  (failure: unknown): failure is AppError =>
    failure instanceof AppError && codes.includes(failure.appCode);
