import { shape } from "../../kit.ts";

/** The numbers stand a little further left on each line of a page. */
export default shape({
  linesOnPage: 30,
  redraw: (page) =>
    page.map((drawn) =>
      /^[(]?[\d,]+\.\d{2,4}[)]?$/.test(drawn.text)
        ? { ...drawn, x: drawn.x - (735 - drawn.y) * 0.06 }
        : drawn,
    ),
});
