import type { Mail } from "../../platform/mail/mailer.ts";
import { mailOf } from "../../platform/mail/mail-page.ts";
import { mailLanguage } from "./languages/mail-language.ts";

const texts = {
  en: {
    subject: "Your email address has a Fundbook account already",
    text: "Someone, probably you, wanted to use this email address for another Fundbook account. It belongs to an account already, so nothing was changed. To use it there, change the address of this account first, or delete the account; a former address is kept for seven days.",
  },
  hi: {
    subject: "आपके ईमेल पते का Fundbook खाता पहले से है",
    text: "कोई, शायद आप, इस ईमेल पते को किसी दूसरे Fundbook खाते के लिए इस्तेमाल करना चाहता था। यह पहले से एक खाते का है, इसलिए कुछ नहीं बदला गया। वहाँ इस्तेमाल करने के लिए पहले इस खाते का पता बदलें या खाता हटाएँ; पुराना पता सात दिन तक सुरक्षित रहता है।",
  },
};

export function takenAddressMail(language: string | null): Omit<Mail, "to"> {
  const shown = mailLanguage(language);
  const { subject, text } = texts[shown.code];
  return mailOf(subject, [text], shown);
}
