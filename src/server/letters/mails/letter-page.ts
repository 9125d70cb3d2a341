import { html } from "hono/html";
import type { Mail } from "../../platform/mail/mailer.ts";

type Html = ReturnType<typeof html>;

type LetterLink = { href: string; label: string };
/** What a row is about, and its figure; `note` stands under the first. */
export type LetterLine = { name: string; figure?: string | undefined; note?: string | undefined };
export type LetterSection = { title: string | null; lines: readonly LetterLine[] };

export type LetterContent = {
  language: string;
  hello: string;
  subject: string;
  /** Text that inboxes show beside the subject; set where the letter's first words would reveal a figure. */
  preheader?: string | undefined;
  sections: readonly LetterSection[];
  button: LetterLink;
  /** After the figures. */
  notes: readonly string[];
  foot: { text: string; links: readonly LetterLink[] };
};

/**
 * A letter as HTML and as text. Styles stand in the elements, as mail programs drop others; colours of text and ground are the
 * reader's own, so that both a light and a dark one can be read. Nothing is loaded from anywhere.
 */
export function letterPage(content: LetterContent): Omit<Mail, "to"> {
  const letter = { ...content, subject: onOneLine(content.subject) };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}

/** A name must not begin a line of its own, least of all a header. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ");

function letterText({ hello, sections, button, notes, foot }: LetterContent): string {
  const parts = [
    hello,
    ...sections.map(({ title, lines }) =>
      [...(title === null ? [] : [title]), ...lines.map(lineText)].join("\n"),
    ),
    `${button.label}: ${button.href}`,
    ...notes,
    [foot.text, ...foot.links.map(({ href, label }) => `${label}: ${href}`)].join("\n"),
    "Fundbook\n",
  ];
  return parts.join("\n\n");
}

const lineText = ({ name, figure, note }: LetterLine): string =>
  onOneLine(
    `${name}${figure === undefined ? "" : `: ${figure}`}${note === undefined ? "" : ` (${note})`}`,
  );

const rule = "1px solid #8b8a86";
const cell = `padding:6px 0;border-bottom:${rule};vertical-align:top`;
const small = "font-size:13px";

/** Invisible padding: inboxes fill the rest of that line with the text that follows. */
const previewFiller = "\u034f\u200c\u00a0".repeat(120);

const letterHtml = ({
  language,
  hello,
  subject,
  preheader,
  sections,
  button,
  notes,
  foot,
}: LetterContent): string =>
  html`<!doctype html>
    <html lang="${language}" style="color-scheme:light dark">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;font:16px/1.5 system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
        ${
          preheader === undefined
            ? ""
            : html`<div style="display:none;max-height:0;overflow:hidden">
                ${preheader}${previewFiller}
              </div>`
        }
        <div style="max-width:560px;margin:0 auto;padding:24px 16px">
          <p style="font-weight:700;font-size:18px">Fundbook</p>
          <p>${hello}</p>
          ${sections.map(sectionHtml)}
          <p style="margin:24px 0">
            <a
              href="${button.href}"
              style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f3f9e;color:#ffffff;text-decoration:none;font-weight:600"
              >${button.label}</a
            >
          </p>
          ${notes.map((note) => html`<p style="${small}">${note}</p>`)}
          <p style="${small};border-top:${rule};padding-top:12px">
            ${foot.text}
            ${foot.links.map(
              ({ href, label }) =>
                html`<a href="${href}" style="color:inherit;text-decoration:underline">${label}</a
                  >&ensp;`,
            )}
          </p>
        </div>
      </body>
    </html>`.toString();

const sectionHtml = ({ title, lines }: LetterSection): Html =>
  html`${title === null ? "" : html`<h2 style="font-size:16px;margin:24px 0 4px">${title}</h2>`}
    <table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      style="width:100%;border-collapse:collapse"
    >
      ${lines.map(lineHtml)}
    </table>`;

const lineHtml = ({ name, figure, note }: LetterLine): Html =>
  html`<tr>
    <td style="${cell}">
      ${name}${note === undefined ? "" : html`<br /><span style="${small}">${note}</span>`}
    </td>
    <td style="${cell};padding-left:12px;text-align:right;white-space:nowrap">${figure ?? ""}</td>
  </tr>`;
