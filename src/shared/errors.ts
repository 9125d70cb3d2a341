import { allFieldsRequired, totalsFollow } from "./funds/fund-fields.ts";

type CatalogueEntry = {
  readonly code:
    | "BAD_REQUEST"
    | "UNAUTHORIZED"
    | "FORBIDDEN"
    | "NOT_FOUND"
    | "CONFLICT"
    | "METHOD_NOT_SUPPORTED"
    | "PAYLOAD_TOO_LARGE"
    | "TOO_MANY_REQUESTS"
    | "SERVICE_UNAVAILABLE"
    | "INTERNAL_SERVER_ERROR";
  readonly message: string;
};

export const errorCatalogue = {
  "auth/unauthenticated": { code: "UNAUTHORIZED", message: "No user is logged in" },
  "auth/invalid-credential": {
    code: "UNAUTHORIZED",
    message: "Invalid credentials. Please try again.",
  },
  "auth/invalid-email": { code: "BAD_REQUEST", message: "Invalid email address" },
  "auth/email-already-in-use": { code: "CONFLICT", message: "Email already in use" },
  "auth/weak-password": {
    code: "BAD_REQUEST",
    message: "Weak password. At least 6 characters required.",
  },
  "auth/too-many-requests": {
    code: "TOO_MANY_REQUESTS",
    message: "Too many attempts. Try again later.",
  },
  "auth/link-mailed": {
    code: "TOO_MANY_REQUESTS",
    message:
      "Too many wrong passwords were tried for this address today. If yours is right, a link was mailed to you: open it on this device, then sign in again.",
  },
  "auth/invalid-device-link": {
    code: "BAD_REQUEST",
    message: "This link was already used or has expired. Sign in again to get another one.",
  },
  "auth/invalid-action-code": { code: "BAD_REQUEST", message: "Invalid or expired reset link" },
  "auth/sign-up-closed": {
    code: "FORBIDDEN",
    message: "New accounts are not taken here. If you have an account, sign in.",
  },
  "auth/invitation-needed": {
    code: "FORBIDDEN",
    message:
      "You need an invitation to create an account here. Ask the person who runs this Fundbook for a link.",
  },
  "auth/invitation-invalid": {
    code: "FORBIDDEN",
    message: "This invitation was already used or has expired. Ask for a new one.",
  },
  "email/unproven": {
    code: "FORBIDDEN",
    message: "Confirm your email address first: open the link that was mailed to you.",
  },
  "email/invalid-link": {
    code: "BAD_REQUEST",
    message: "This link was used, has expired, or is for another account. Ask for a new one.",
  },
  "email/no-mail": {
    code: "FORBIDDEN",
    message: "This Fundbook sends no mail, so an address cannot be changed here.",
  },
  "demo/no-address": {
    code: "FORBIDDEN",
    message: "A demo account's name and address cannot be changed.",
  },
  "email/wait": {
    code: "TOO_MANY_REQUESTS",
    message:
      "An address that is not confirmed gets three mails a day. Use the newest one, or try again tomorrow.",
  },
  "sharing/unproven": {
    code: "CONFLICT",
    message:
      "Nobody has confirmed that this address is theirs. Share only if you know that it is the person you mean.",
  },
  "account/cannot-invite": {
    code: "FORBIDDEN",
    message: "Only the first account can invite people, where accounts are by invitation.",
  },
  "account/too-many-invitations": {
    code: "CONFLICT",
    message: "At most 20 invitations can be open. Withdraw one first.",
  },
  "auth/no-password": {
    code: "BAD_REQUEST",
    message: "This account has no password yet. Set one with a reset link.",
  },
  "auth/wrong-password": { code: "FORBIDDEN", message: "This is not your current password" },
  "auth/second-factor-first": {
    code: "FORBIDDEN",
    message: "This Fundbook asks everybody for a second factor. Set one up first.",
  },
  "auth/confirm-first": {
    code: "FORBIDDEN",
    message: "Confirm that it is you first. Nothing was changed.",
  },
  "passkeys/off": {
    code: "CONFLICT",
    message:
      "Passkeys need an address with a name, over https or on localhost. Ask the person who runs this Fundbook.",
  },
  "passkeys/expired": {
    code: "BAD_REQUEST",
    message: "Too much time has passed. Please use the passkey again.",
  },
  "passkeys/unknown": {
    code: "UNAUTHORIZED",
    message:
      "This passkey is not known here any more. Delete it on your device, and sign in another way.",
  },
  "passkeys/refused": {
    code: "UNAUTHORIZED",
    message:
      "This passkey was not accepted. Sign in another way, and look at the passkeys of your account.",
  },
  "passkeys/too-many": {
    code: "CONFLICT",
    message: "You can have at most 20 passkeys. Remove one first.",
  },
  "passkeys/not-found": { code: "NOT_FOUND", message: "There is no such passkey any more." },
  "passkeys/last-way-in": {
    code: "CONFLICT",
    message: "This is your only way to sign in. Add another one first.",
  },
  "auth/link-first": {
    code: "CONFLICT",
    message:
      "This account is protected by a passkey or a second factor. Sign in to it first, then link the other way in. Nothing was linked.",
  },
  "auth/invalid-code": {
    code: "UNAUTHORIZED",
    message:
      "This code is not right, or was used already. Enter the one that your app shows now. If none is taken, set your phone's clock to automatic.",
  },
  "auth/too-many-codes": {
    code: "TOO_MANY_REQUESTS",
    message: "Too many codes were tried. Wait 15 minutes, or use a recovery code or a passkey.",
  },
  "auth/codes-blocked": {
    code: "TOO_MANY_REQUESTS",
    message:
      "A hundred wrong codes were tried in a row. Only a recovery code or a passkey works now.",
  },
  "auth/sign-in-expired": {
    code: "UNAUTHORIZED",
    message: "This sign-in has expired. Enter your password again.",
  },
  "factor/no-key": {
    code: "CONFLICT",
    message:
      "Second factors are off here: the person who runs this Fundbook has to set SECRETS_KEY.",
  },
  "factor/no-password": {
    code: "CONFLICT",
    message: "A second factor protects a password, and this account has none. Set one first.",
  },
  "factor/on": { code: "CONFLICT", message: "The second factor is on already." },
  "factor/off": { code: "CONFLICT", message: "The second factor is off." },
  "factor/expired": {
    code: "BAD_REQUEST",
    message: "This took too long. Start again with a new picture.",
  },
  "factor/no-mail": {
    code: "CONFLICT",
    message:
      "This Fundbook has no mail service. Ask the person who runs it to turn the second factor off.",
  },
  "factor/wait": {
    code: "CONFLICT",
    message:
      "The password was reset, or the email address changed, less than seven days ago. The second factor can be given up only after that time.",
  },
  "factor/invalid-link": {
    code: "BAD_REQUEST",
    message: "This link was used, has expired, or was opened in another browser.",
  },
  "demo/no-factor": { code: "FORBIDDEN", message: "A demo account cannot have a second factor." },
  "demo/no-password": { code: "FORBIDDEN", message: "A demo account cannot have a password." },
  "passkeys/no-reset": {
    code: "CONFLICT",
    message:
      "This account is kept by passkeys and has no password, so a mailed link cannot set one. Sign in with a passkey, and set it on the security page.",
  },
  "tokens/missing": {
    code: "UNAUTHORIZED",
    message: "This needs an access token, in the Authorization header after the word Bearer.",
  },
  "tokens/invalid": {
    code: "UNAUTHORIZED",
    message:
      "This access token is not valid: it may have ended, been revoked, or been copied in part.",
  },
  "tokens/scope": {
    code: "FORBIDDEN",
    message: "This access token may only read.",
  },
  "tokens/in-address": {
    code: "BAD_REQUEST",
    message:
      "An access token in an address ends up in logs. Revoke it, and send a new one in the Authorization header.",
  },
  "programs/no-export": {
    code: "BAD_REQUEST",
    message: "The data is not an export of Fundbook: its date, funds or transactions are missing",
  },
  "programs/too-many-rows": {
    code: "BAD_REQUEST",
    message: "An import has at most 1,000 rows, funds and transactions together",
  },
  "programs/unknown-fund": {
    code: "BAD_REQUEST",
    message: "There is no such fund. Add it on its page, or by an export.",
  },
  "programs/several-funds": {
    code: "BAD_REQUEST",
    message: "Several funds fit. Name the fund by its id, or add its person.",
  },
  "programs/doubt": {
    code: "BAD_REQUEST",
    message: "This row looks off: {reason}. To add it all the same, name that in its accept.",
  },
  "programs/refused-row": {
    code: "BAD_REQUEST",
    message: "This row does not fit what is recorded: {reason}.",
  },
  "programs/undone": {
    code: "CONFLICT",
    message: "What this call added was undone. To add it again, send it under another id.",
  },
  "programs/too-many-today": {
    code: "TOO_MANY_REQUESTS",
    message: "Programs can add 1,000 transactions in 24 hours. Try again later.",
  },
  "request/method": {
    code: "METHOD_NOT_SUPPORTED",
    message: "This address does not take this method",
  },
  "assistants/refused": {
    code: "BAD_REQUEST",
    message:
      "This link is not valid, or asks for something that Fundbook does not give. Start again in the assistant.",
  },
  "assistants/unreachable": {
    code: "SERVICE_UNAVAILABLE",
    message: "The address that describes this assistant could not be read. Try again later.",
  },
  "assistants/changed": {
    code: "CONFLICT",
    message: "The assistant says something else of itself now. Look at it again.",
  },
  "tokens/too-many": {
    code: "CONFLICT",
    message: "You have 20 access tokens, the most that an account can have. Revoke one first.",
  },
  "tokens/not-found": { code: "NOT_FOUND", message: "There is no such access token any more." },
  "tokens/made-before": {
    code: "CONFLICT",
    message: "This access token was made before, and is not shown again.",
  },
  "demo/no-tokens": { code: "FORBIDDEN", message: "A demo account cannot have access tokens." },
  "demo/no-passkeys": { code: "FORBIDDEN", message: "A demo account cannot have passkeys." },
  "auth/link-expired": {
    code: "BAD_REQUEST",
    message: "This link has expired or was opened in another browser. Please sign in again.",
  },
  "google/not-configured": {
    code: "NOT_FOUND",
    message: "Signing in with Google is not set up here.",
  },
  "google/denied": { code: "FORBIDDEN", message: "Google sign-in was cancelled." },
  "google/invalid-state": {
    code: "BAD_REQUEST",
    message: "This Google sign-in has expired. Please try again.",
  },
  "google/unavailable": {
    code: "SERVICE_UNAVAILABLE",
    message: "Google cannot be reached. Please try again in a moment.",
  },
  "google/refused": {
    code: "FORBIDDEN",
    message: "Google's response could not be verified. Please try again.",
  },
  "google/unverified-email": {
    code: "FORBIDDEN",
    message: "Google has not verified this email address.",
  },
  "google/other-identity": {
    code: "CONFLICT",
    message: "This email belongs to an account with another Google sign-in.",
  },
  "google/other-account": {
    code: "FORBIDDEN",
    message: "This Google account is not linked to your account. Nothing was changed.",
  },
  "google/not-recent": {
    code: "FORBIDDEN",
    message:
      "Google did not confirm a fresh sign-in. Sign out and in again, or set a password with a reset link.",
  },
  "oidc/not-configured": {
    code: "NOT_FOUND",
    message: "Signing in with an OpenID provider is not set up here.",
  },
  "oidc/denied": { code: "FORBIDDEN", message: "The sign-in was cancelled." },
  "oidc/invalid-state": {
    code: "BAD_REQUEST",
    message: "This sign-in has expired. Please try again.",
  },
  "oidc/unavailable": {
    code: "SERVICE_UNAVAILABLE",
    message: "The sign-in provider cannot be reached. Please try again in a moment.",
  },
  "oidc/refused": {
    code: "FORBIDDEN",
    message: "The sign-in provider's response could not be verified. Please try again.",
  },
  "oidc/unverified-email": {
    code: "FORBIDDEN",
    message: "The sign-in provider has not verified this email address.",
  },
  "oidc/other-identity": {
    code: "CONFLICT",
    message: "This email belongs to an account with another sign-in of this provider.",
  },
  "oidc/other-account": {
    code: "FORBIDDEN",
    message: "This sign-in is not linked to your account. Nothing was changed.",
  },
  "oidc/not-recent": {
    code: "FORBIDDEN",
    message:
      "The sign-in provider did not confirm a fresh sign-in. Sign out and in again, or set a password with a reset link.",
  },
  "demo/off": { code: "NOT_FOUND", message: "Sample data is not offered here." },
  "demo/signed-in": {
    code: "CONFLICT",
    message: "You are signed in. Log out to try Fundbook with sample data.",
  },
  "demo/too-many": {
    code: "SERVICE_UNAVAILABLE",
    message: "Too many people are trying the sample data. Please try again in an hour.",
  },
  "demo/no-schemes": {
    code: "SERVICE_UNAVAILABLE",
    message: "Sample data is not available yet. Please try again in a few minutes.",
  },
  "demo/no-sharing": { code: "FORBIDDEN", message: "A demo account cannot share." },
  "funds/no-fund-data": { code: "BAD_REQUEST", message: "No fund data provided" },
  "funds/invalid": { code: "BAD_REQUEST", message: allFieldsRequired },
  "funds/no-id": { code: "BAD_REQUEST", message: "No fund id provided" },
  "funds/no-data": { code: "BAD_REQUEST", message: "No updated data provided" },
  "funds/not-found": { code: "NOT_FOUND", message: "Fund not found" },
  "funds/conflict": {
    code: "CONFLICT",
    message: "This fund was already added with other details",
  },
  "funds/too-many": {
    code: "BAD_REQUEST",
    message: "A portfolio holds at most 1,000 funds",
  },
  "funds/has-transactions": {
    code: "BAD_REQUEST",
    message: totalsFollow,
  },
  "funds/same-scheme-and-folio": {
    code: "CONFLICT",
    message: "Another fund already has the transactions of this scheme and folio",
  },
  "inbox/off": { code: "NOT_FOUND", message: "This Fundbook takes no statements by mail." },
  "inbox/secret": { code: "UNAUTHORIZED", message: "INBOX_SECRET is needed." },
  "inbox/unknown-address": { code: "NOT_FOUND", message: "There is no such address here." },
  "inbox/too-large": {
    code: "PAYLOAD_TOO_LARGE",
    message: "A mail of at most 8 MB is taken. Forward one with fewer files.",
  },
  "inbox/unreadable": {
    code: "BAD_REQUEST",
    message: "This mail has too many parts or is damaged, so it was not read.",
  },
  "inbox/full": {
    code: "CONFLICT",
    message:
      "There is no place for this statement. Read or put away what waits, then send it again.",
  },
  "inbox/too-many": { code: "FORBIDDEN", message: "This address gets no more mails today." },
  "inbox/no-room": {
    code: "SERVICE_UNAVAILABLE",
    message: "There is no room for statements at the moment. Send the mail again later.",
  },
  "inbox/busy": {
    code: "SERVICE_UNAVAILABLE",
    message: "Another mail is arriving here. Send this one again in a minute.",
  },
  "inbox/bad-signature": {
    code: "UNAUTHORIZED",
    message: "This message is not signed by Resend, or is too old.",
  },
  "inbox/no-demo": {
    code: "FORBIDDEN",
    message: "A demo account has no address for statements. Create an account to get one.",
  },
  "inbox/not-found": { code: "NOT_FOUND", message: "This statement does not wait here any more." },
  "imports/changed-since": {
    code: "CONFLICT",
    message: "This import cannot be undone: {fund} has changed since",
  },
  "imports/too-many": { code: "BAD_REQUEST", message: "An account has at most 2,000 imports" },
  "imports/fund-deleted-since": {
    code: "CONFLICT",
    message: "This import cannot be undone: one of its funds has since been deleted",
  },
  "imports/undone-since": {
    code: "CONFLICT",
    message: "This import was undone. Choose the file again to bring it in once more.",
  },
  "imports/ledger-deleted-meanwhile": {
    code: "CONFLICT",
    message:
      "This fund, or an import of it, was deleted after the file was compared with it. Choose the file again.",
  },
  "transactions/no-ledger": {
    code: "BAD_REQUEST",
    message: "This fund has no purchase dates. Add its transactions first.",
  },
  "transactions/not-found": { code: "NOT_FOUND", message: "Transaction not found" },
  "transactions/exists": {
    code: "CONFLICT",
    message: "This transaction was already added with other details",
  },
  "transactions/not-enough-units": {
    code: "BAD_REQUEST",
    message: "This would leave negative units on {date}",
  },
  "transactions/nothing-to-reverse": {
    code: "BAD_REQUEST",
    message: "There is no transaction with the same units on or before {date} to reverse",
  },
  "transactions/too-large": {
    code: "BAD_REQUEST",
    message: "The fund's units or amount would be too large",
  },
  "transactions/too-many-lots": {
    code: "BAD_REQUEST",
    message:
      "On {date} there would be too many lots. A fund can hold and sell at most 5,000 lots more than it has transactions; funds between which units move, at most 5 lots for each transaction. Units can't be moved again and again.",
  },
  "transactions/broken-pair": {
    code: "BAD_REQUEST",
    message:
      "The {type} on {date} does not match its other side. Units must leave one fund and arrive in another within 5 days.",
  },
  "transactions/unequal-transfer": {
    code: "BAD_REQUEST",
    message:
      "The transfer on {date} would take {out} units out of one folio and bring {in} into the other. A transfer moves the same units.",
  },
  "transactions/too-many": {
    code: "BAD_REQUEST",
    message: "A fund has at most 5,000 transactions, a portfolio 50,000",
  },
  "transactions/conflict": {
    code: "CONFLICT",
    message: "This fund was just changed elsewhere. Please try again.",
  },
  "holders/not-found": { code: "NOT_FOUND", message: "This person does not exist" },
  "holders/exists": { code: "CONFLICT", message: "There is already a person of this name" },
  "holders/too-many": { code: "BAD_REQUEST", message: "An account has at most 20 other people" },
  "holders/has-funds": {
    code: "CONFLICT",
    message: "This person still has {count} funds. Choose who gets them.",
  },
  "holders/no-parent": {
    code: "CONFLICT",
    message: "A minor can be taxed only with you or with an individual of your people",
  },
  "holders/is-parent": {
    code: "CONFLICT",
    message: "A minor is taxed with this person, who therefore stays an individual",
  },
  "tax/no-scheme": { code: "NOT_FOUND", message: "You have no fund of this scheme" },
  "tax/clubbed": {
    code: "BAD_REQUEST",
    message: "This person's income is taxed with another person's. Choose that person.",
  },
  "tax/before-rules": {
    code: "BAD_REQUEST",
    message: "Tax is worked out for financial years from {year} on",
  },
  "tax/before-first": {
    code: "BAD_REQUEST",
    message: "There are no transactions in this financial year or before it",
  },
  "tax/not-free": { code: "CONFLICT", message: "Only {units} units can be sold on this day" },
  "tax/too-little": {
    code: "BAD_REQUEST",
    message: "This is too little to sell: less than 0.001 units or ₹0.01.",
  },
  "tax/no-nav": {
    code: "CONFLICT",
    message: "This fund has no NAV, so what a sale would bring is not known.",
  },
  "tax/cannot-tell": {
    code: "CONFLICT",
    message:
      "What a sale of this fund would bring cannot be worked out. See what is left out on the tax page.",
  },
  "tax/sale-day": { code: "BAD_REQUEST", message: "The day must be today or within a year" },
  "tax/future": { code: "BAD_REQUEST", message: "This financial year has not begun" },
  "letters/no-mail": {
    code: "FORBIDDEN",
    message: "This Fundbook sends no mail, so it can send no letters.",
  },
  "letters/bad-signature": {
    code: "UNAUTHORIZED",
    message: "This message is not signed by the mail service, or is too old.",
  },
  "letters/known-event": { code: "CONFLICT", message: "This message was taken before." },
  "letters/demo": { code: "FORBIDDEN", message: "A demo account gets no letters." },
  "calendar/no-demo": { code: "FORBIDDEN", message: "A demo account gets no calendar." },
  "push/off": { code: "NOT_FOUND", message: "This Fundbook sends no notifications." },
  "push/no-demo": { code: "FORBIDDEN", message: "A demo account gets no notifications." },
  "push/unknown-service": {
    code: "BAD_REQUEST",
    message: "Fundbook does not know the service by which this browser gets notifications.",
  },
  "push/bad-key": { code: "BAD_REQUEST", message: "The browser's key is not valid" },
  "push/too-many": {
    code: "FORBIDDEN",
    message:
      "Ten devices get notifications, the most that an account can have. Turn one off first.",
  },
  "reports/future": { code: "BAD_REQUEST", message: "This period has not begun" },
  "tax/loss-year": {
    code: "BAD_REQUEST",
    message: "Losses are those of a financial year that has ended, from {year} on",
  },
  "sips/not-found": { code: "NOT_FOUND", message: "SIP not found" },
  "sips/exists": { code: "CONFLICT", message: "This SIP was already added with other details" },
  "sips/stopped-long-ago": {
    code: "CONFLICT",
    message:
      "This SIP stopped more than ten years ago with instalments still to be recorded. Add another SIP from today on instead.",
  },
  "sips/too-many": {
    code: "BAD_REQUEST",
    message: "A portfolio has at most 1,000 SIPs, and a fund at most 100",
  },
  "sharing/not-allowed": { code: "FORBIDDEN", message: "Recipient does not allow sharing." },
  "sharing/changed": {
    code: "CONFLICT",
    message:
      "What you share with this person has changed meanwhile. Nothing was shared now: see what they get, then share again.",
  },
  "sharing/no-funds": { code: "CONFLICT", message: "No funds to share." },
  "sharing/no-new-funds": { code: "CONFLICT", message: "No new funds to share." },
  "sharing/not-shared": {
    code: "NOT_FOUND",
    message: "No funds are shared between you and this person.",
  },
  "sharing/recipient-full": {
    code: "CONFLICT",
    message: "This person already receives funds from 100 people.",
  },
  "sharing/too-many-copies": {
    code: "CONFLICT",
    message: "One person can receive at most 1,000 of your funds. Update what you share first.",
  },
  "sharing/too-many-recipients": {
    code: "CONFLICT",
    message: "Funds can be shared with at most 100 people.",
  },
  "sharing/no-sender": { code: "BAD_REQUEST", message: "No senderId provided" },
  "removals/not-found": {
    code: "NOT_FOUND",
    message: "This was deleted too long ago to be restored",
  },
  "removals/deleted-since": {
    code: "CONFLICT",
    message:
      "This was added before and deleted since. It can be restored in your account, under Recently deleted.",
  },
  "removals/no-fund": {
    code: "CONFLICT",
    message: "Its fund no longer exists. If you deleted the fund, restore it first.",
  },
  "removals/fund-exists": {
    code: "CONFLICT",
    message:
      "You have added this fund again in the same folio. Delete the new one to restore this one.",
  },
  "removals/transaction-exists": {
    code: "CONFLICT",
    message: "The {type} on {date} has been added again. Delete the new one to restore this one.",
  },
  "removals/sip-exists": {
    code: "CONFLICT",
    message: "You have added this SIP again. Delete the new one to restore this one.",
  },
  "removals/shared-again": {
    code: "CONFLICT",
    message: "These funds have since been shared again",
  },
  "removals/not-covered": {
    code: "CONFLICT",
    message: "None of these funds is among those that were to be shared any more",
  },
  "removals/person-deleted": {
    code: "CONFLICT",
    message: "{name}, to whom this belongs, was deleted. Restore this person first.",
  },
  "removals/person-exists": {
    code: "CONFLICT",
    message: "There is a person of this name again. Rename that person to restore this one.",
  },
  "removals/blocked": {
    code: "CONFLICT",
    message: "You have blocked this person. Unblock them in your account first.",
  },
  "removals/too-many-shares": {
    code: "CONFLICT",
    message: "Funds can be shared with at most 100 people, and received from at most 100.",
  },
  "removals/target-exists": {
    code: "CONFLICT",
    message: "Another target has been set since. Remove it first.",
  },
  "removals/goal-exists": {
    code: "CONFLICT",
    message: "You have added this goal again. Delete the new one to restore this one.",
  },
  "watch/too-many": {
    code: "CONFLICT",
    message: "You can watch at most 50 schemes. Remove one first.",
  },
  "watch/unknown-scheme": {
    code: "NOT_FOUND",
    message: "AMFI's list has no scheme with this code",
  },
  "targets/not-hundred": {
    code: "BAD_REQUEST",
    message: "The percentages of a target must add up to 100.",
  },
  "targets/changed": {
    code: "CONFLICT",
    message:
      "This target was changed in another window. Nothing was saved: save again to replace that change, or cancel to see it.",
  },
  "targets/none": { code: "NOT_FOUND", message: "Set a target first." },
  "goals/not-found": { code: "NOT_FOUND", message: "Goal not found" },
  "goals/exists": { code: "CONFLICT", message: "Another goal was stored under this id." },
  "goals/too-many": { code: "BAD_REQUEST", message: "An account has at most 50 goals" },
  "goals/over-hundred": {
    code: "CONFLICT",
    message:
      "More than 100 % of a fund would go to goals. Lower its percentage in one of them first.",
  },
  "goals/changed": {
    code: "CONFLICT",
    message:
      "This goal was changed in another window. Nothing was saved: save again to replace that change, or cancel to see it.",
  },
  "goals/day": {
    code: "BAD_REQUEST",
    message: "A goal's date must be after today and at most 60 years away.",
  },
  "request/invalid": { code: "BAD_REQUEST", message: "The request is not valid" },
  "request/foreign-origin": {
    code: "FORBIDDEN",
    message: "This request did not come from Fundbook's own pages",
  },
  "request/other-address": {
    code: "FORBIDDEN",
    message: "Open {address} instead: nothing can be sent from this address.",
  },
  "request/not-found": { code: "NOT_FOUND", message: "There is nothing at this address" },
  "request/too-many": {
    code: "TOO_MANY_REQUESTS",
    message: "Too many requests. Please wait a few minutes and try again.",
  },
  "request/busy": {
    code: "TOO_MANY_REQUESTS",
    message: "Your earlier requests are still running. Please try again in a moment.",
  },
  "request/batch-too-large": {
    code: "PAYLOAD_TOO_LARGE",
    message: "Too much was asked for at once. Please ask for less in one request.",
  },
  "auth/busy": {
    code: "SERVICE_UNAVAILABLE",
    message: "Many people are signing in right now. Please try again in a few seconds.",
  },
  "request/too-large": { code: "PAYLOAD_TOO_LARGE", message: "The request is too large" },
  "request/body-too-large": {
    code: "PAYLOAD_TOO_LARGE",
    message: "The request is too large. It may have at most {kilobytes} kB.",
  },
  "service/disk-full": {
    code: "SERVICE_UNAVAILABLE",
    message:
      "Nothing can be saved right now: the disk of this Fundbook is full or broken. What was saved is safe.",
  },
  "service/unavailable": {
    code: "SERVICE_UNAVAILABLE",
    message: "Fundbook cannot reach its database. Please try again in a moment.",
  },
  internal: { code: "INTERNAL_SERVER_ERROR", message: "Something went wrong. Please try again." },
} as const satisfies Record<string, CatalogueEntry>;

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
