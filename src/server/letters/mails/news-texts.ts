import type { NewsKind } from "../../../shared/letters/letter-kinds.ts";
import type { MailCode } from "../../auth/mails/languages/mail-language.ts";

type NewsFrame = {
  subject: string;
  subjectOf: (name: string) => string;
  notice: string;
  nothing: string;
  button: string;
  asked: string;
};

/** What the letters with news say, by language. */
export type NewsTexts = Record<NewsKind, NewsFrame> & {
  sips: string;
  due: (day: string) => string;
  unlocked: string;
  freeFrom: (day: string) => string;
  units: (units: string) => string;
  longTerm: string;
  longTermFrom: (day: string) => string;
  /** What selling before that day would cost. */
  taxBefore: (amount: string) => string;
  taxed: string;
  goals: string;
  goal: string;
  missing: (amount: string) => string;
  enough: string;
  changed: string;
  renamed: string;
  formerName: (name: string, day: string) => string;
  gone: string;
  lastNav: (day: string) => string;
  instalments: string;
  waiting: (count: number, day: string) => string;
  inbox: string;
  came: (day: string) => string;
  leaving: (day: string) => string;
  old: string;
  lastStatement: (day: string) => string;
  shares: string;
  updated: (count: number) => string;
  ended: (count: number) => string;
  /** After the figures. */
  own: string;
};

const english: NewsTexts = {
  soon: {
    subject: "Due soon in your funds",
    subjectOf: (name) => `Due soon in the funds of ${name}`,
    notice: "Something in your funds is due soon.",
    nothing: "Nothing is due soon, so no letter is sent.",
    button: "Open Fundbook",
    asked: "You asked Fundbook for this letter on Mondays.",
  },
  events: {
    subject: "Your funds need a look",
    subjectOf: (name) => `The funds of ${name} need a look`,
    notice: "Something happened in your funds that you should look at.",
    nothing: "Nothing has happened, so no letter is sent.",
    button: "Open Fundbook",
    asked: "You asked Fundbook for this letter when something happens.",
  },
  sips: "SIPs within seven days",
  due: (day) => `due on ${day}`,
  unlocked: "ELSS units whose lock-in ends",
  freeFrom: (day) => `can be sold from ${day}`,
  units: (units) => `${units} units`,
  longTerm: "Long-term within 14 days, taxed if sold before",
  longTermFrom: (day) => `long-term from ${day}`,
  taxBefore: (amount) => `tax if sold today: ${amount}`,
  taxed: "a sale today is taxed at your slab",
  goals: "Goals whose missing SIP changed",
  goal: "A goal",
  missing: (amount) => `${amount} a month`,
  enough: "nothing is missing",
  changed: "changed by more than 5%",
  renamed: "Schemes with a new name",
  formerName: (name, day) => `since ${day}, formerly ${name}`,
  gone: "No NAV for over ten days: merged or wound up?",
  lastNav: (day) => `last NAV of ${day}`,
  instalments: "Instalments to confirm",
  waiting: (count, day) => (count === 1 ? `of ${day}` : `${count}, the last of ${day}`),
  inbox: "Statements in your inbox",
  came: (day) => `A statement came on ${day} and is waiting`,
  leaving: (day) => `A waiting statement will be deleted on ${day}`,
  old: "Statements older than 200 days",
  lastStatement: (day) => `the last one is of ${day}`,
  shares: "Shared with you",
  updated: (count) => (count === 1 ? "A share was updated" : `${count} shares were updated`),
  ended: (count) => (count === 1 ? "A share was taken back" : `${count} shares were taken back`),
  own: "From your own records; nothing here is advice. Each item is mentioned once.",
};

const hindi: NewsTexts = {
  soon: {
    subject: "आपके फ़ंडों में जल्द क्या होना है",
    subjectOf: (name) => `${name} के फ़ंडों में जल्द क्या होना है`,
    notice: "आपके फ़ंडों में जल्द कुछ होना है।",
    nothing: "जल्द कुछ नहीं होना है, इसलिए कोई पत्र नहीं जाता।",
    button: "Fundbook खोलें",
    asked: "आपने Fundbook से सोमवार को यह पत्र माँगा है।",
  },
  events: {
    subject: "आपके फ़ंडों पर नज़र चाहिए",
    subjectOf: (name) => `${name} के फ़ंडों पर नज़र चाहिए`,
    notice: "कुछ हुआ है, जिसके लिए अपने फ़ंडों पर नज़र डालें।",
    nothing: "कुछ नहीं हुआ है, इसलिए कोई पत्र नहीं जाता।",
    button: "Fundbook खोलें",
    asked: "आपने Fundbook से कुछ होने पर यह पत्र माँगा है।",
  },
  sips: "सात दिन के भीतर की SIP",
  due: (day) => `${day} को देय`,
  unlocked: "ELSS यूनिट जिनका लॉक-इन पूरा होता है",
  freeFrom: (day) => `${day} से बेची जा सकती हैं`,
  units: (units) => `${units} यूनिट`,
  longTerm: "14 दिन में दीर्घकालिक: पहले बेचने पर कर लगता है",
  longTermFrom: (day) => `${day} से दीर्घकालिक`,
  taxBefore: (amount) => `आज बेचने पर कर: ${amount}`,
  taxed: "आज बेचने पर आपके स्लैब से कर लगता है",
  goals: "लक्ष्य जिनकी बाक़ी SIP बदली",
  goal: "एक लक्ष्य",
  missing: (amount) => `${amount} हर महीने`,
  enough: "कुछ बाक़ी नहीं",
  changed: "5% से ज़्यादा बदला",
  renamed: "स्कीम जिनका नाम बदला",
  formerName: (name, day) => `${day} से, पहले ${name}`,
  gone: "दस दिन से ज़्यादा से NAV नहीं: विलय हुआ या बंद हुई?",
  lastNav: (day) => `आख़िरी NAV ${day} का`,
  instalments: "पुष्टि के लिए किस्तें",
  waiting: (count, day) => (count === 1 ? `${day} की` : `${count}, आख़िरी ${day} की`),
  inbox: "आपके इनबॉक्स में स्टेटमेंट",
  came: (day) => `${day} को एक स्टेटमेंट आया और प्रतीक्षा में है`,
  leaving: (day) => `प्रतीक्षा में एक स्टेटमेंट ${day} को हटाया जाएगा`,
  old: "200 दिन से पुराने स्टेटमेंट",
  lastStatement: (day) => `आख़िरी ${day} का`,
  shares: "आपके साथ साझा",
  updated: (count) => (count === 1 ? "एक साझा अपडेट हुआ" : `${count} साझा अपडेट हुए`),
  ended: (count) => (count === 1 ? "एक साझा वापस लिया गया" : `${count} साझा वापस लिए गए`),
  own: "आपके अपने लेन-देन से; यह निवेश की सलाह नहीं है। हर बात एक ही बार बताई जाती है।",
};

export const newsTexts: Record<MailCode, NewsTexts> = { en: english, hi: hindi };
