import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";
import { mailLanguage } from "./languages/mail-language.ts";

const texts = {
  en: {
    subject: "Confirm your email address for Fundbook",
    asks: "Someone, probably you, created a Fundbook account with this email address. Open this link in the browser where you are signed in, to confirm that it is yours:",
    label: "Confirm my address",
    limits:
      "The link works once, for 24 hours. If you did not create an account, do not open it: with “Forgot password?” on the sign-in page you can take the account over.",
  },
  hi: {
    subject: "Fundbook के लिए अपने ईमेल पते की पुष्टि करें",
    asks: "किसी ने, शायद आपने, इस ईमेल पते से Fundbook खाता बनाया है। यह पता आपका है, इसकी पुष्टि के लिए यह लिंक उसी ब्राउज़र में खोलें जिसमें आप साइन इन हैं:",
    label: "मेरे पते की पुष्टि करें",
    limits:
      "लिंक एक बार, 24 घंटे तक चलता है। अगर आपने खाता नहीं बनाया, तो इसे न खोलें: साइन-इन पेज पर “पासवर्ड भूल गए?” से आप खाता अपने हाथ में ले सकते हैं।",
  },
};

/** Has no name: anybody could have signed up with this address and chosen it. */
export function proveAddressMail(link: string, language: string | null): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const { subject, asks, label, limits } = texts[shown.code];
  return mailOf(subject, [asks, { href: link, label }, limits], shown);
}
