import type { FundLabel } from "../../../shared/funds/fund-label.ts";
import type { Events } from "../../../shared/letters/events.ts";
import type { NewsKind } from "../../../shared/letters/letter-kinds.ts";
import type { Soon } from "../../../shared/letters/soon.ts";
import { formatRupees, formatUnits } from "../../../shared/number-format.ts";
import { mailLanguage } from "../../auth/mails/languages/mail-language.ts";
import type { Mail } from "../../platform/mail/mailer.ts";
import { dayIn } from "./day-in.ts";
import { letterPage, type LetterLine, type LetterSection } from "./letter-page.ts";
import { letterTexts, type LetterTexts } from "./letter-texts.ts";
import type { LetterReader } from "./monthly.ts";
import { nameFunds, namedLines, shortName } from "./named-lines.ts";
import { newsTexts, type NewsTexts } from "./news-texts.ts";

/** What is due soon. */
export const soonLetter = (soon: Soon, reader: LetterReader): Omit<Mail, "to"> =>
  newsLetter("soon", reader, (shown) => soonSections(soon, shown));

/** What has happened. */
export const eventsLetter = (events: Events, reader: LetterReader): Omit<Mail, "to"> =>
  newsLetter("events", reader, (shown) => eventSections(events, shown));

type Shown = { texts: NewsTexts; common: LetterTexts; hasRupees: boolean };

function newsLetter(
  kind: NewsKind,
  { language, amounts, holderName, links }: LetterReader,
  sectionsOf: (shown: Shown) => LetterSection[],
): Omit<Mail, "to"> {
  const { code, hello } = mailLanguage(language);
  const [texts, common] = [newsTexts[code], letterTexts[code]];
  const frame = texts[kind];
  const hasRupees = amounts === "rupees";
  const sections =
    amounts === "notice"
      ? [{ title: null, lines: [{ name: frame.notice }] }]
      : sectionsOf({ texts, common, hasRupees }).filter(({ lines }) => lines.length > 0);
  return letterPage({
    language: code,
    hello,
    subject: holderName !== null && hasRupees ? frame.subjectOf(holderName) : frame.subject,
    sections: sections.length > 0 ? sections : [{ title: null, lines: [{ name: frame.nothing }] }],
    button: { href: links.page, label: frame.button },
    notes: amounts === "notice" ? [] : [texts.own],
    foot: {
      text: frame.asked,
      links: [
        { href: links.stop, label: common.stop },
        { href: links.settings, label: common.settings },
      ],
    },
  });
}

/** A list of funds under a title. */
function fundSection<Row extends FundLabel>(
  { common, hasRupees }: Shown,
  title: string,
  rows: readonly Row[],
  lineOf: (row: Row) => Omit<LetterLine, "name">,
): LetterSection {
  const nameOf = nameFunds(rows, common, hasRupees);
  return {
    title,
    lines: namedLines(rows, common, (row) => ({ name: nameOf(row), ...lineOf(row) })),
  };
}

function soonSections({ sips, unlocked, longTerm, goals }: Soon, shown: Shown): LetterSection[] {
  const { texts, common, hasRupees } = shown;
  const withUnits = (units: number, text: string): string =>
    hasRupees ? `${texts.units(formatUnits(units))}, ${text}` : text;
  return [
    fundSection(shown, texts.sips, sips, ({ dueDate, amount }) => ({
      note: texts.due(dayIn(common, dueDate)),
      figure: hasRupees ? formatRupees(amount) : undefined,
    })),
    fundSection(shown, texts.unlocked, unlocked, ({ on, units, value }) => ({
      note: withUnits(units, texts.freeFrom(dayIn(common, on))),
      figure: hasRupees ? formatRupees(value) : undefined,
    })),
    fundSection(shown, texts.longTerm, longTerm, ({ on, units, tax }) => {
      const from = withUnits(units, texts.longTermFrom(dayIn(common, on)));
      if (!hasRupees) return { note: from };
      return {
        note: `${from}; ${tax === null ? texts.taxed : texts.taxBefore(formatRupees(tax))}`,
      };
    }),
    {
      title: texts.goals,
      lines: namedLines(goals, common, ({ name, missingSip }) =>
        hasRupees
          ? {
              name,
              figure: missingSip === 0 ? texts.enough : texts.missing(formatRupees(missingSip)),
            }
          : // A goal's name can be a person's.
            { name: texts.goal, note: missingSip === 0 ? texts.enough : texts.changed },
      ),
    },
  ];
}

/** A fund may have its scheme's former name still. */
const byNewName = (fund: Events["renamed"][number]) => ({ ...fund, schemeName: fund.is });

function eventSections(events: Events, shown: Shown): LetterSection[] {
  const { texts, common, hasRupees } = shown;
  const day = (date: string) => dayIn(common, date);
  const { came, leaving, updated, ended } = events;
  return [
    fundSection(shown, texts.renamed, events.renamed.map(byNewName), ({ was, on }) => ({
      note: texts.formerName(shortName(was), day(on)),
    })),
    fundSection(shown, texts.gone, events.gone, (fund) => ({ note: texts.lastNav(day(fund.day)) })),
    fundSection(shown, texts.instalments, events.instalments, ({ count, last, amount }) => ({
      note: texts.waiting(count, day(last)),
      figure: hasRupees ? formatRupees(amount) : undefined,
    })),
    {
      title: texts.inbox,
      lines: [
        ...came.map(({ cameOn }) => ({ name: texts.came(day(cameOn)) })),
        ...leaving.map(({ goesOn }) => ({ name: texts.leaving(day(goesOn)) })),
      ],
    },
    fundSection(shown, texts.old, events.old, ({ date }) => ({
      note: texts.lastStatement(day(date)),
    })),
    {
      title: texts.shares,
      lines: [
        ...(updated.length > 0 ? [{ name: texts.updated(updated.length) }] : []),
        ...(ended.length > 0 ? [{ name: texts.ended(ended.length) }] : []),
      ],
    },
  ];
}
