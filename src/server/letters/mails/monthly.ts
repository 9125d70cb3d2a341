import type { IsoDate } from "../../../shared/dates.ts";
import type { LetterAmounts } from "../../../shared/letters/schema.ts";
import { missingNavs } from "../../../shared/letters/due-letters.ts";
import { formatGain, formatReturns, formatRupees } from "../../../shared/number-format.ts";
import { rateToShow } from "../../../shared/portfolio/shown-rate.ts";
import type { Report, ReportFigures } from "../../../shared/reports/schema.ts";
import { mailLanguage } from "../../auth/mails/languages/mail-language.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { dayIn } from "./day-in.ts";
import {
  letterPage,
  type LetterContent,
  type LetterLine,
  type LetterSection,
} from "./letter-page.ts";
import { letterTexts, type LetterTexts } from "./letter-texts.ts";
import { nameFunds, namedLines } from "./named-lines.ts";

export type LetterReader = {
  language: string | null;
  amounts: LetterAmounts;
  /** Whom it is about; null for everyone, and for the owner. */
  holderName: string | null;
  links: { page: string; stop: string; settings: string };
};

/** The letter about a month, by the figures of its report. */
export function monthlyLetter(report: Report, reader: LetterReader, now: Date): Omit<Mail, "to"> {
  const { code, hello } = mailLanguage(reader.language);
  const texts = letterTexts[code];
  const { amounts, holderName, links } = reader;
  const month = monthIn(texts, report.period.from);
  const isNamed = holderName !== null && amounts === "rupees";
  const content: LetterContent = {
    language: code,
    hello,
    subject: isNamed ? texts.subjectOf(month, holderName) : texts.subject(month),
    sections: [{ title: null, lines: [{ name: texts.notice(month) }] }],
    button: { href: links.page, label: texts.whole },
    notes: [],
    foot: {
      text: texts.asked,
      links: [
        { href: links.stop, label: texts.stop },
        { href: links.settings, label: texts.settings },
      ],
    },
  };
  if (amounts === "notice") return letterPage(content);
  return letterPage({
    ...content,
    preheader: amounts === "percentages" ? texts.notice(month) : undefined,
    sections: sectionsOf(report, { texts, title: content.subject, now }, amounts === "rupees"),
    notes: notesOf(report, texts, amounts === "rupees"),
  });
}

function sectionsOf(
  report: Report,
  { texts, title, now }: { texts: LetterTexts; title: string; now: Date },
  hasRupees: boolean,
): LetterSection[] {
  const { figures, movements, sips, leftOut } = report;
  const { missing, day } = missingNavs(report, now);
  const namesOf = (rows: Parameters<typeof nameFunds>[0]) => nameFunds(rows, texts, hasRupees);
  const [movedName, nextName] = [namesOf(movements), namesOf(sips.next)];
  const [leftOutName, missingName] = [namesOf(leftOut), namesOf(missing)];
  const sections: LetterSection[] = [
    {
      title,
      lines:
        figures === null
          ? [{ name: leftOut.length > 0 ? texts.uncounted : texts.nothing }]
          : figureLines(figures, texts, hasRupees),
    },
    {
      title: texts.moved,
      lines: movements.map((moved) => {
        const rate = moved.rate === null ? undefined : formatReturns(moved.rate * 100);
        const name = movedName(moved);
        return hasRupees
          ? { name, figure: formatGain(moved.market), note: rate }
          : { name, figure: rate };
      }),
    },
    {
      title: texts.next,
      lines: namedLines(sips.next, texts, (sip) => ({
        name: nextName(sip),
        note: dayIn(texts, sip.dueDate),
        figure: hasRupees ? formatRupees(sip.amount) : undefined,
      })),
    },
    {
      title: texts.leftOut,
      lines: namedLines(leftOut, texts, (fund) => ({
        name: leftOutName(fund),
        note: texts.reasons[fund.reason],
      })),
    },
    {
      title: day === null ? null : texts.late(dayIn(texts, day)),
      lines: namedLines(missing, texts, (fund) => ({
        name: missingName(fund),
        note: fund.navDate === null ? undefined : dayIn(texts, fund.navDate),
      })),
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function figureLines(figures: ReportFigures, texts: LetterTexts, hasRupees: boolean): LetterLine[] {
  const { opening, openingOn, paid, received, market, marketRate, closing, closingOn } = figures;
  const percent = marketRate === null ? undefined : formatReturns(marketRate * 100);
  const rate = rateToShow(figures.sinceFirst, closingOn);
  const rateLine: LetterLine[] =
    rate.kind === "none" || rate.percent === null
      ? []
      : [
          {
            name: texts[rate.kind](dayIn(texts, rate.since)),
            figure: formatReturns(rate.percent),
          },
        ];
  if (!hasRupees) return [{ name: texts.market, figure: percent ?? "–" }, ...rateLine];
  return [
    {
      name: openingOn === null ? texts.before : texts.on(dayIn(texts, openingOn)),
      figure: formatRupees(opening),
    },
    { name: texts.paid, figure: formatRupees(paid) },
    { name: texts.received, figure: formatRupees(received) },
    { name: texts.market, figure: formatGain(market), note: percent },
    { name: texts.on(dayIn(texts, closingOn)), figure: formatRupees(closing) },
    ...rateLine,
  ];
}

const notesOf = ({ asOf, estimated }: Report, texts: LetterTexts, hasRupees: boolean): string[] => [
  ...(estimated !== null && hasRupees ? [texts.estimated(formatRupees(estimated))] : []),
  ...(asOf === null ? [] : [texts.asOf(dayIn(texts, asOf))]),
];

const monthIn = ({ locale }: LetterTexts, day: IsoDate): string =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(day),
  );
