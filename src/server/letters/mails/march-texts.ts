import type { MailCode } from "../../auth/mails/languages/mail-language.ts";

/** What the letter about the exemption says, by language. */
export type MarchTexts = {
  subject: (day: string) => string;
  subjectOf: (day: string, name: string) => string;
  notice: (year: string) => string;
  left: (limit: string) => string;
  leftShare: string;
  amount: string;
  funds: string;
  fundNote: (units: string, gain: string) => string;
  nothing: string;
  others: string;
  order: (day: string) => string;
  notCounted: (count: number) => string;
  rules: (day: string) => string;
  button: string;
  asked: string;
};

const english: MarchTexts = {
  subject: (day) => `What you can still sell without tax until ${day}`,
  subjectOf: (day, name) => `What can still be sold without tax until ${day}: ${name}`,
  notice: (year) =>
    `Your exemption for ${year} ends on 31 March. What is left of it is on the page.`,
  left: (limit) => `Left of the exemption of ${limit}`,
  leftShare: "Left of the exemption",
  amount: "Can be taken out without tax",
  funds: "What fits into it, oldest units first",
  fundNote: (units, gain) => `${units} units, gain ${gain}`,
  nothing: "Nothing that you hold fits into what is left.",
  others: "Shares and funds outside Fundbook use the same exemption.",
  order: (day) =>
    `An order counts by the NAV of its day: place it before 3 pm on ${day} at the latest, and a few days before, since holidays are not known here.`,
  notCounted: (count) =>
    count === 1
      ? "1 fund is not counted; the page says why."
      : `${count} funds are not counted; the page says why.`,
  rules: (day) => `By the law as of ${day}. Worked out from your own records; this is not advice.`,
  button: "See how",
  asked: "You asked Fundbook for this letter each March.",
};

const hindi: MarchTexts = {
  subject: (day) => `${day} तक बिना कर के क्या बेचा जा सकता है`,
  subjectOf: (day, name) => `${day} तक बिना कर के क्या बेचा जा सकता है: ${name}`,
  notice: (year) => `${year} की आपकी छूट 31 मार्च को समाप्त होती है। कितनी बची है, यह पेज पर है।`,
  left: (limit) => `${limit} की छूट में से बची`,
  leftShare: "छूट में से बची",
  amount: "बिना कर के निकाला जा सकता है",
  funds: "इसमें जो समाता है, सबसे पुराने यूनिट पहले",
  fundNote: (units, gain) => `${units} यूनिट, लाभ ${gain}`,
  nothing: "आपके पास जो है, उसमें से कुछ भी बची हुई छूट में नहीं समाता।",
  others: "Fundbook के बाहर के शेयर और फ़ंड भी इसी छूट का उपयोग करते हैं।",
  order: (day) =>
    `ऑर्डर अपने दिन के NAV से गिना जाता है: उसे अधिक से अधिक ${day} को दोपहर 3 बजे से पहले दें, और कुछ दिन पहले बेहतर है, क्योंकि यहाँ छुट्टियाँ पता नहीं हैं।`,
  notCounted: (count) => `${count} फ़ंड शामिल नहीं; पेज पर कारण है।`,
  rules: (day) => `${day} के क़ानून के अनुसार। आपके अपने लेन-देन से; यह निवेश की सलाह नहीं है।`,
  button: "देखें कैसे",
  asked: "आपने Fundbook से हर मार्च यह पत्र माँगा है।",
};

export const marchTexts: Record<MailCode, MarchTexts> = { en: english, hi: hindi };
