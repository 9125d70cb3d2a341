/** What a route's `head` gives: its title in the tab, its description for whoever lists the page. */
export const pageHead = (title: string, description: string) => ({
  meta: [{ title: `${title} · Fundbook` }, { name: "description", content: description }],
});
