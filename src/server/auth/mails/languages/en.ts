import type { EventTexts } from "./event-texts.ts";

const passwordChanged = "Your Fundbook password was changed";
const linked = "{detail} was linked to your Fundbook account";

export const englishEvents: EventTexts = {
  subject: (count) => `${count} changes to the security of your Fundbook account`,
  subjects: {
    "signed-in": "New sign-in to your Fundbook account",
    "password-changed": passwordChanged,
    "password-reset": passwordChanged,
    "provider-linked": linked,
    "provider-unlinked": "{detail} was unlinked from your Fundbook account",
    "taken-over": linked,
    "address-changed": "The email address of your Fundbook account was changed",
    "address-restored": "The email address of your Fundbook account was taken back",
    "passkey-added": "A passkey was added to your Fundbook account",
    "passkey-removed": "A passkey was removed from your Fundbook account",
    "passkey-refused": "A passkey of your Fundbook account was refused",
    "token-made": "An access token was made for your Fundbook account",
    "token-revoked": "An access token of your Fundbook account was revoked",
    "assistant-connected": "An assistant was connected to your Fundbook account",
    "factor-on": "The second factor of your Fundbook account was turned on",
    "factor-off": "The second factor of your Fundbook account was turned off",
    "recovery-codes-made": "Your Fundbook account has new recovery codes",
    "recovery-code-used": "A recovery code of your Fundbook account was used",
    "codes-refused": "Wrong codes were tried for your Fundbook account",
    "factor-loss-started": "Somebody says that your second factor for Fundbook is lost",
    "factor-loss-ended": "The second factor of your Fundbook account has ended",
    "share-kept-up": "Copies of your funds are kept up to date from now on",
    "inbox-made": "Statements can be mailed to your Fundbook account",
    "calendar-made": "A calendar address was made for your Fundbook account",
    "account-deleted": "Your Fundbook account was deleted",
    "address-lost": "Your Fundbook account has its former email address again",
  },
  sentences: {
    "signed-in": "Somebody signed in to your account on a device that had not been used for it.",
    "password-changed": "The password was changed, and every other device was signed out.",
    "password-reset": "A new password was set by a mailed link, and every device was signed out.",
    "provider-linked": "A {detail} account was linked and can now sign in to your account.",
    "provider-unlinked": "{detail} was unlinked and can no longer sign in to your account.",
    "taken-over":
      "A {detail} account was linked and can now sign in to your account. This email address had not been confirmed before. The old password was removed, and every other device was signed out.",
    "address-changed": "The email address was changed; before, it was {detail}.",
    "address-restored":
      "The account got this email address back. Whatever was added since it had been changed, or in the week before, was removed, and every device was signed out.",
    "passkey-added": "The passkey “{detail}” was added and can now sign in to your account.",
    "passkey-removed": "The passkey “{detail}” was removed.",
    "passkey-refused":
      "The passkey “{detail}” was refused, because another device may have a copy of it. If you did not copy it yourself, remove it.",
    "token-made":
      "The access token “{detail}” was made. A program that has it can read your figures. If you did not make it, revoke it on the Security page.",
    "token-revoked": "The access token “{detail}” was revoked and no longer works.",
    "assistant-connected":
      "The assistant “{detail}” was connected and can read your figures. If you did not connect it, revoke it on the Security page.",
    "factor-on":
      "The second factor was turned on: after the password, a code of an app is asked for.",
    "factor-off":
      "The second factor was turned off: the password alone signs in to your account now.",
    "recovery-codes-made": "New recovery codes were made, and the old ones no longer work.",
    "recovery-code-used": "A recovery code was used in place of a code. Codes left: {detail}.",
    "codes-refused":
      "The right password was given, and after it wrong codes: {detail} in a row. Whoever tried them knows the password.",
    "factor-loss-started":
      "Somebody who has the password says that the second factor is lost. Unless this is cancelled, it ends after 72 hours.",
    "factor-loss-ended":
      "The second factor was said to be lost, and 72 hours have passed. It is off: the password alone signs in now. Every device was signed out.",
    "share-kept-up":
      "{detail} has copies of your funds, and from now on gets what changes in them without your pressing Update. You can turn this off under Sharing in your account.",
    "inbox-made":
      "A new address for statements was made, and a former one no longer works. What is mailed there waits in your account, locked by its own password. If you did not make it, replace it on the Data page.",
    "calendar-made":
      "An address for calendar programs was made. Whoever has it can read the coming days of your SIPs, ELSS units, goals and advance tax without signing in. If you did not make it, turn it off under Letters in your account.",
    "account-deleted": "Your account was deleted with everything in it.",
    "address-lost":
      "The account got its former email address back, by a link that was mailed there. This address is no longer the account's. Every device was signed out.",
  },
  where: { device: "Device: {device}", network: "network: {network}.…" },
  unknown: "unknown",
  advice:
    "If any of this was not you, set a new password with “Forgot password?” on the sign-in page: that signs out every device. Then remove what you do not know on the Security page of your account.",
  adviceWithoutPassword:
    "If any of this was not you, sign in, and on the Security page of your account sign out the other devices and remove what you do not know.",
  lostAdvice: "If this was not you, write to the person who runs this Fundbook.",
  wayBack: {
    advice:
      "This address is no longer the account's. If that was not you, open this link within seven days: it gives the account this address back, removes what was added since or in the week before, and signs out every device.",
    label: "Take my address back",
  },
  locale: "en-IN",
  indianTime: "India time",
};
