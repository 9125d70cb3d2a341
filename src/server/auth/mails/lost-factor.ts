import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";
import { mailLanguage } from "./languages/mail-language.ts";

const texts = {
  en: {
    asked: {
      subject: "Say that your second factor for Fundbook is lost",
      asks: "Someone with your password, probably you, says that the phone, the recovery codes and the passkeys of your Fundbook account are lost. Open this link in the same browser to begin a wait of 72 hours, after which the password alone signs in:",
      label: "Begin the wait",
      limits:
        "The link works once, for an hour. If this was not you, change your password: somebody knows it.",
    },
    begun: {
      subject: "Your second factor for Fundbook ends soon",
      tells:
        "Somebody with your password says that the second factor of your Fundbook account is lost. Unless it is cancelled, it ends on {moment}, India time: then the password alone signs in, and every device is signed out.",
      advice:
        "If this was not you, open this link, then change your password: somebody knows it. Signing in with a code, a recovery code or a passkey cancels it as well.",
      label: "Keep the second factor",
    },
    locale: "en-IN",
  },
  hi: {
    asked: {
      subject: "बताएँ कि Fundbook का आपका दूसरा चरण खो गया है",
      asks: "जिसके पास आपका पासवर्ड है, शायद आप, उसने बताया है कि आपके Fundbook खाते का फ़ोन, रिकवरी कोड और पासकी खो गए हैं। 72 घंटे की प्रतीक्षा शुरू करने के लिए यह लिंक उसी ब्राउज़र में खोलें; उसके बाद केवल पासवर्ड से साइन इन होगा:",
      label: "प्रतीक्षा शुरू करें",
      limits:
        "लिंक एक बार, एक घंटे तक चलता है। अगर यह आपने नहीं किया, तो अपना पासवर्ड बदलें: कोई उसे जानता है।",
    },
    begun: {
      subject: "Fundbook का आपका दूसरा चरण जल्द समाप्त होगा",
      tells:
        "जिसके पास आपका पासवर्ड है, उसने बताया है कि आपके Fundbook खाते का दूसरा चरण खो गया है। अगर इसे रद्द न किया जाए, तो वह {moment} (भारतीय समय) को समाप्त होगा: फिर केवल पासवर्ड से साइन इन होगा और सभी डिवाइस साइन आउट हो जाएँगे।",
      advice:
        "अगर यह आपने नहीं किया, तो यह लिंक खोलें, फिर अपना पासवर्ड बदलें: कोई उसे जानता है। कोड, रिकवरी कोड या पासकी से साइन इन करने पर भी यह रद्द हो जाता है।",
      label: "दूसरा चरण बनाए रखें",
    },
    locale: "hi-IN",
  },
};

/** After a right password: begins the wait. */
export function confirmLossMail(link: string, language: string | null): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const { subject, asks, label, limits } = texts[shown.code].asked;
  return mailOf(subject, [asks, { href: link, label }, limits], shown);
}

/** At the start, in the middle and before the end of the wait. */
export function lostFactorMail(
  link: string,
  endsAt: Date,
  language: string | null,
): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const { begun, locale } = texts[shown.code];
  const moment = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  }).format(endsAt);
  const { subject, tells, advice, label } = begun;
  return mailOf(
    subject,
    [tells.replace("{moment}", () => moment), advice, { href: link, label }],
    shown,
  );
}
