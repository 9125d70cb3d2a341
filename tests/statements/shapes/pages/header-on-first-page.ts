import { shape } from "../../kit.ts";

/** Only the first page has the names of the columns. */
export default shape({
  linesOnPage: 12,
  redraw: (page) =>
    page.some(({ text }) => text.startsWith("Page 1 "))
      ? page
      : page.filter(({ y }) => y < 740 || y > 760),
});
