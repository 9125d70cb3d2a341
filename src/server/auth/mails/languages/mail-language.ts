const greetings = { en: "Hello,", hi: "नमस्ते," };
export type MailCode = keyof typeof greetings;

/** The text of a language that mails are not written in is English. */
export function mailLanguage(language: string | null): { code: MailCode; hello: string } {
  const code = isWritten(language) ? language : "en";
  return { code, hello: greetings[code] };
}

const isWritten = (language: string | null): language is MailCode =>
  language !== null && Object.hasOwn(greetings, language);
