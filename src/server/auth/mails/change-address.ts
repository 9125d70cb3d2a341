import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";
import { mailLanguage } from "./languages/mail-language.ts";

const texts = {
  en: {
    subject: "Confirm your new email address for Fundbook",
    asks: "Someone, probably you, wants to use this email address for a Fundbook account. Open this link in the browser where you are signed in:",
    label: "Use this address",
    limits:
      "The link works once, for 24 hours. If this was not you, ignore this mail: nothing changes.",
  },
  hi: {
    subject: "Fundbook के लिए अपने नए ईमेल पते की पुष्टि करें",
    asks: "कोई, शायद आप, इस ईमेल पते को Fundbook खाते के लिए इस्तेमाल करना चाहता है। यह लिंक उसी ब्राउज़र में खोलें जिसमें आप साइन इन हैं:",
    label: "इस पते का इस्तेमाल करें",
    limits:
      "लिंक एक बार, 24 घंटे तक चलता है। अगर यह आपने नहीं किया, तो इस ईमेल को अनदेखा करें: कुछ नहीं बदलेगा।",
  },
};

/** To the new address, of which nothing is known. */
export function changeAddressMail(link: string, language: string | null): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const { subject, asks, label, limits } = texts[shown.code];
  return mailOf(subject, [asks, { href: link, label }, limits], shown);
}
