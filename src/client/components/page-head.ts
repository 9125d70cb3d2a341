import { t, type PlainText } from "../language/text.ts";

export const pageTitle = (title: PlainText) => `${t(title)} · Fundbook`;

/** What a route's `head` gives: its title in the tab, its description for whoever lists the page. */
export const pageHead = (title: PlainText, description: PlainText) => ({
  meta: [{ title: pageTitle(title) }, { name: "description", content: t(description) }],
});
