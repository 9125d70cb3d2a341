import { memoize } from "../../../memoize.ts";

/** Hindi words of headings and kinds, without nuktas, by the English one that the readers know. Forms are joined by "|". */
const words: Record<string, string> = {
  date: "तारीख|दिनांक|तिथि",
  transaction: "लेन[- ]?देन|ट्रांजैक्शन|ट्रांजेक्शन|ट्रांसेक्शन|सौदा|सौदे",
  type: "प्रकार|टाइप|किस्म",
  scheme: "योजना|योजनाएं|स्कीम",
  fund: "फंड|फण्ड",
  mutual: "म्यूचुअल|म्युचुअल",
  name: "नाम",
  folio: "फोलियो",
  no: "संख्या|नंबर|नम्बर|क्रमांक",
  units: "यूनिटों|यूनिटें|यूनिट्स|यूनिट|इकाइयां|इकाइयों|इकाई",
  amount: "राशि|रकम|धनराशि",
  nav: "एन[ .]?ए[ .]?वी[.]?|शुद्ध परिसंपत्ति मूल्य|शुद्ध संपत्ति मूल्य",
  value: "मूल्य|वैल्यू",
  price: "भाव|कीमत|दाम",
  rate: "दर",
  balance: "शेष|बैलेंस|बकाया",
  isin: "आई[ .]?एस[ .]?आई[ .]?एन[.]?|आइसिन|आईसिन",
  stamp: "स्टांप|स्टाम्प",
  duty: "शुल्क|ड्यूटी",
  tds: "टीडीएस|स्रोत पर कर",
  stt: "एसटीटी",
  "exit load": "एग्जिट लोड|एक्जिट लोड|एक्सिट लोड|निकास भार",
  invested: "निवेशित|निवेश",
  current: "वर्तमान|मौजूदा",
  market: "बाजार",
  cost: "लागत",
  average: "औसत",
  per: "प्रति",
  investor: "निवेशक|धारक",
  status: "स्थिति",
  remark: "टिप्पणी",
  gain: "लाभ|मुनाफा",
  return: "रिटर्न",
  total: "कुल",
  closing: "समापन|अंतिम",
  debit: "नामे|डेबिट",
  credit: "जमा|क्रेडिट",
  rs: "रुपये|रुपए|रुपयों|रुपया|रु[.]?",
  purchase: "खरीदारी|खरीददारी|खरीदी|खरीदा|खरीद|क्रय|परचेज",
  buy: "बाय",
  sell: "बिक्री|बेचा|बेची|बेचना|विक्रय|सेल",
  redemption: "रिडेम्पशन|रिडेंपशन|रिडेम्प्शन|रिडेंप्शन|रिडीम|मोचन|भुनाया|भुनाई",
  withdrawal: "निकासी|आहरण",
  switch: "स्विच",
  in: "इन",
  out: "आउट",
  transfer: "ट्रांसफर|हस्तांतरण|स्थानांतरण",
  sip: "एस[ .]?आई[ .]?पी[.]?|सिप",
  stp: "एस[ .]?टी[ .]?पी[.]?",
  swp: "एस[ .]?डब्ल्यू[ .]?पी[.]?",
  idcw: "आईडीसीडब्ल्यू",
  instalment: "किस्त|किश्त",
  lumpsum: "एकमुश्त",
  additional: "अतिरिक्त",
  new: "नया|नयी|नई",
  dividend: "लाभांश|डिविडेंड",
  reinvestment: "पुनर्निवेश|पुनर्निवेशित|रीइन्वेस्टमेंट|पुनः निवेश",
  "dividend payout": "लाभांश(?: का)? भुगतान|डिविडेंड(?: का)? भुगतान|आईडीसीडब्ल्यू(?: का)? भुगतान",
  payout: "पेआउट",
  payment: "भुगतान",
  bonus: "बोनस",
  split: "विभाजन",
  equity: "इक्विटी",
  debt: "डेट",
  hybrid: "हाइब्रिड",
  gold: "गोल्ड",
  elss: "ईएलएसएस",
  portfolio: "पोर्टफोलियो",
  holdings: "होल्डिंग्स|होल्डिंग",
  "": "की|का|के|में|ने|को",
};

/** Made when first used: the server's code, which reads no tables, is built without them. */
let patterns: readonly (readonly [RegExp, string])[] | undefined;

const readPatterns = () =>
  Object.entries(words)
    .flatMap(([english, forms]) => forms.split("|").map((form) => [form, english] as const))
    // "एकमुश्त खरीद" before "खरीद": the longest form is the whole word.
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([form, english]) => [whole(withoutNuktas(form)), english] as const);

function whole(form: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${form})(?![\p{L}\p{M}])`, "gu");
}

/** Letters with and without a dot below, and both signs of a nasal vowel, are written for each other. */
function withoutNuktas(text: string): string {
  return text.normalize("NFD").replaceAll("\u093C", "").replaceAll("\u0901", "\u0902");
}

/** A text with its usual Hindi words of headings and kinds in English; other words stay as they are. */
export const inEnglish = /* @__PURE__ */ memoize((text: string): string =>
  /[\u0900-\u097F]/.test(text)
    ? (patterns ??= readPatterns())
        .reduce((read, [form, english]) => read.replaceAll(form, english), withoutNuktas(text))
        .replaceAll(/\s+/g, " ")
        .trim()
    : text,
);
