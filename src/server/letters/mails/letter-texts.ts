import type { UnvaluedReason } from "../../../shared/history/schema.ts";
import type { MailCode } from "../../auth/mails/languages/mail-language.ts";

/** What a letter says, by language. */
export type LetterTexts = {
  code: MailCode;
  /** For `Intl.DateTimeFormat`. */
  locale: string;
  month: "short" | "long";
  subject: (month: string) => string;
  subjectOf: (month: string, name: string) => string;
  notice: (month: string) => string;
  nothing: string;
  /** Shown where every fund held is left out. */
  uncounted: string;
  whole: string;
  on: (day: string) => string;
  before: string;
  paid: string;
  received: string;
  market: string;
  xirr: (day: string) => string;
  absolute: (day: string) => string;
  moved: string;
  next: string;
  leftOut: string;
  reasons: Record<UnvaluedReason, string>;
  estimated: (amount: string) => string;
  late: (day: string) => string;
  more: (count: number) => string;
  /** Tells apart two folios of one scheme. */
  folio: (end: string) => string;
  asOf: (day: string) => string;
  asked: string;
  stop: string;
  settings: string;
};

const english: LetterTexts = {
  code: "en",
  locale: "en-IN",
  month: "short",
  subject: (month) => `Your funds in ${month}`,
  subjectOf: (month, name) => `Your funds in ${month}: ${name}`,
  notice: (month) => `Your report for ${month} is ready.`,
  nothing: "Nothing was held yet.",
  uncounted: "None of your funds could be counted; the reasons are below.",
  whole: "See the whole report",
  on: (day) => `Value on ${day}`,
  before: "Value before",
  paid: "Put in",
  received: "Taken out",
  market: "Market",
  xirr: (day) => `XIRR a year, since ${day}`,
  absolute: (day) => `Return since ${day}, in less than a year`,
  moved: "What moved most",
  next: "Next SIPs",
  leftOut: "Not counted in these figures",
  reasons: {
    totals: "no purchase dates",
    "no-scheme": "the scheme is not in AMFI's list",
    "partial-history": "earlier purchases are not known",
    "no-history": "earlier NAVs are still being fetched",
    "no-navs": "no NAVs",
  },
  estimated: (amount) => `Estimated, beside these figures: ${amount}`,
  late: (day) => `Counted by an older NAV, as that of ${day} is missing`,
  more: (count) => `and ${count} more`,
  folio: (end) => `folio ending ${end}`,
  asOf: (day) => `As known with the NAVs of ${day}. From your own records; nothing here is advice.`,
  asked: "You asked Fundbook for this letter each month.",
  stop: "Stop this letter",
  settings: "What letters say",
};

const hindi: LetterTexts = {
  code: "hi",
  locale: "hi-IN",
  month: "long",
  subject: (month) => `${month} में आपके फ़ंड`,
  subjectOf: (month, name) => `${month} में आपके फ़ंड: ${name}`,
  notice: (month) => `${month} की आपकी रिपोर्ट तैयार है।`,
  nothing: "तब तक कुछ नहीं था।",
  uncounted: "आपके किसी भी फ़ंड की गिनती नहीं हो सकी; कारण नीचे हैं।",
  whole: "पूरी रिपोर्ट देखें",
  on: (day) => `${day} को मूल्य`,
  before: "पहले का मूल्य",
  paid: "लगाया",
  received: "निकाला",
  market: "बाज़ार",
  xirr: (day) => `सालाना XIRR, ${day} से`,
  absolute: (day) => `${day} से रिटर्न, एक साल से कम में`,
  moved: "सबसे ज़्यादा किसमें बदलाव हुआ",
  next: "अगले SIP",
  leftOut: "इन आँकड़ों में शामिल नहीं",
  reasons: {
    totals: "ख़रीद की तारीखें नहीं हैं",
    "no-scheme": "स्कीम AMFI की सूची में नहीं है",
    "partial-history": "पुरानी ख़रीद पता नहीं है",
    "no-history": "पुराने NAV अभी लाए जा रहे हैं",
    "no-navs": "NAV नहीं हैं",
  },
  estimated: (amount) => `अनुमान, इन आँकड़ों से अलग: ${amount}`,
  late: (day) => `पुराने NAV से गिने गए, क्योंकि ${day} का NAV नहीं मिला`,
  more: (count) => `और ${count}`,
  folio: (end) => `फ़ोलियो के अंत में ${end}`,
  asOf: (day) => `${day} के NAV तक जो पता है। आपके अपने लेन-देन से; यह निवेश की सलाह नहीं है।`,
  asked: "आपने Fundbook से हर महीने यह पत्र माँगा है।",
  stop: "यह पत्र बंद करें",
  settings: "पत्रों में क्या हो",
};

export const letterTexts: Record<MailCode, LetterTexts> = { en: english, hi: hindi };
