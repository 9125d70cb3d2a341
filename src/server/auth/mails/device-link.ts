import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";
import { mailLanguage } from "./languages/mail-language.ts";

const texts = {
  en: {
    subject: "Sign in to Fundbook on a new device",
    asks: "Somebody, probably you, signed in with your right password on a device that Fundbook does not know. As too many wrong passwords were tried for your address today, open this link on that device, then sign in again:",
    label: "Sign in on this device",
    limits:
      "The link works once, for one hour. If this was not you, do not open it, and change your password: somebody knows it.",
  },
  hi: {
    subject: "नए डिवाइस पर Fundbook में साइन इन करें",
    asks: "किसी ने, शायद आपने, आपके सही पासवर्ड से ऐसे डिवाइस पर साइन इन किया जिसे Fundbook नहीं जानता। आज आपके पते के लिए बहुत सारे ग़लत पासवर्ड आज़माए गए हैं, इसलिए यह लिंक उसी डिवाइस पर खोलें, फिर दोबारा साइन इन करें:",
    label: "इस डिवाइस पर साइन इन करें",
    limits:
      "लिंक एक बार, एक घंटे तक चलता है। अगर यह आप नहीं थे, तो इसे न खोलें और अपना पासवर्ड बदलें: किसी को वह पता है।",
  },
};

/** @param link works once, for one hour */
export function deviceLinkMail(link: string, language: string | null): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const { subject, asks, label, limits } = texts[shown.code];
  return mailOf(subject, [asks, { href: link, label }, limits], shown);
}
