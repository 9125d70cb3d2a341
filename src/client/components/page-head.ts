import { t, type PlainText } from "../language/text.ts";

export const pageTitle = (title: PlainText) => `${t(title)} · Fundbook`;

export const namedTitle = (name: string, title?: PlainText) =>
  `${name} · ${title === undefined ? "Fundbook" : pageTitle(title)}`;

export const pageHead = (title: PlainText, description: PlainText) => ({
  meta: [{ title: pageTitle(title) }, { name: "description", content: t(description) }],
});
