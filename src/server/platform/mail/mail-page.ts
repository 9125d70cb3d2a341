import { html } from "hono/html";
import type { Mail } from "./mailer.ts";

type Html = ReturnType<typeof html>;
/** A button in HTML, with its address below it; the address alone in plain text. */
type MailLink = { href: string; label: string };
type Paragraph = string | MailLink;

type MailLanguage = { code: string; hello: string };
const english: MailLanguage = { code: "en", hello: "Hello," };

export function mailOf(
  subject: string,
  paragraphs: readonly Paragraph[],
  { code, hello }: MailLanguage = english,
): Omit<Mail, "to"> {
  const all = [hello, ...paragraphs];
  const texts = all.map((each) => (typeof each === "string" ? each : each.href));
  return {
    subject,
    text: [...texts, "Fundbook\n"].join("\n\n"),
    html: mailPage(subject, html`${all.map(paragraphHtml)}`, code),
  };
}

const paragraphHtml = (paragraph: Paragraph): Html =>
  typeof paragraph === "string" ? html`<p>${paragraph}</p>` : linkHtml(paragraph);

const linkHtml = ({ href, label }: MailLink): Html =>
  html`<p>
      <a
        href="${href}"
        style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2f3f9e;color:#ffffff;text-decoration:none;font-weight:600"
        >${label}</a
      >
    </p>
    <p>
      If the button does not work, copy this address into your browser:<br /><a
        href="${href}"
        style="color:#2f3f9e;word-break:break-all"
        >${href}</a
      >
    </p>`;

const mailPage = (title: string, content: Html, language: string): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body
        style="margin:0;background:#f4f5f2;color:#1c211e;font:16px/1.55 system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
      >
        <div style="max-width:560px;margin:0 auto;padding:32px 20px">
          <p style="font-weight:700;font-size:18px">Fundbook</p>
          <div style="background:#ffffff;border-radius:12px;padding:8px 24px">${content}</div>
        </div>
      </body>
    </html>`.toString();
