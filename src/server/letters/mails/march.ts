import { lastWeekday } from "../../../shared/letters/due-letters.ts";
import { formatReturns, formatRupees, formatUnits } from "../../../shared/number-format.ts";
import type { Harvest } from "../../../shared/tax/selling/selling-types.ts";
import { taxFreeAmount } from "../../../shared/tax/selling/tax-free-amount.ts";
import { firstYearOf } from "../../../shared/transactions/financial-year.ts";
import { mailLanguage } from "../../auth/mails/languages/mail-language.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { dayIn } from "./day-in.ts";
import { letterPage, type LetterLine, type LetterSection } from "./letter-page.ts";
import { letterTexts, type LetterTexts } from "./letter-texts.ts";
import { marchTexts, type MarchTexts } from "./march-texts.ts";
import type { LetterReader } from "./monthly.ts";
import { nameFunds, namedLines } from "./named-lines.ts";

/** What is left of a year's exemption, by the figures of *Before selling*. */
export function marchLetter(harvest: Harvest, reader: LetterReader): Omit<Mail, "to"> {
  const { code, hello } = mailLanguage(reader.language);
  const [texts, common] = [marchTexts[code], letterTexts[code]];
  const { amounts, holderName, links } = reader;
  const lastDay = `${firstYearOf(harvest.financialYear) + 1}-03-31`;
  const until = dayIn(common, lastDay);
  const isNamed = holderName !== null && amounts === "rupees";
  const subject = isNamed ? texts.subjectOf(until, holderName) : texts.subject(until);
  const isNotice = amounts === "notice";
  return letterPage({
    language: code,
    hello,
    subject,
    preheader: amounts === "percentages" ? texts.notice(harvest.financialYear) : undefined,
    sections: isNotice
      ? [{ title: null, lines: [{ name: texts.notice(harvest.financialYear) }] }]
      : sectionsOf(harvest, { texts, common, title: subject, hasRupees: amounts === "rupees" }),
    button: { href: links.page, label: texts.button },
    notes: isNotice
      ? []
      : [
          texts.others,
          texts.order(dayIn(common, lastWeekday(lastDay))),
          ...(harvest.leftOut.length > 0 ? [texts.notCounted(harvest.leftOut.length)] : []),
          texts.rules(dayIn(common, harvest.rulesAsOf)),
        ],
    foot: {
      text: texts.asked,
      links: [
        { href: links.stop, label: common.stop },
        { href: links.settings, label: common.settings },
      ],
    },
  });
}

type Shown = { texts: MarchTexts; common: LetterTexts; title: string; hasRupees: boolean };

function sectionsOf(harvest: Harvest, { texts, common, title, hasRupees }: Shown): LetterSection[] {
  const { exemptionLimit, exemptionLeft, gains } = harvest;
  const share = exemptionLimit === 0 ? 0 : (exemptionLeft / exemptionLimit) * 100;
  const left: LetterLine[] = hasRupees
    ? [
        { name: texts.left(formatRupees(exemptionLimit)), figure: formatRupees(exemptionLeft) },
        { name: texts.amount, figure: formatRupees(taxFreeAmount(harvest)) },
      ]
    : [{ name: texts.leftShare, figure: formatReturns(share).replace("+", "") }];
  const nameOf = nameFunds(gains, common, hasRupees);
  const funds = namedLines(gains, common, (gain) => ({
    name: nameOf(gain),
    ...(hasRupees && {
      note: texts.fundNote(formatUnits(gain.units), formatRupees(gain.longTermGain)),
      figure: formatRupees(gain.arrives),
    }),
  }));
  return [
    { title, lines: left },
    { title: texts.funds, lines: funds.length > 0 ? funds : [{ name: texts.nothing }] },
  ];
}
