import { shape } from "../../kit.ts";

/** KFintech draws each date twice, a little apart. */
export default shape({
  redraw: (page) =>
    page.flatMap((drawn) =>
      /^\d\d-[A-Z][a-z]{2}-\d{4}$/.test(drawn.text)
        ? [drawn, { ...drawn, y: drawn.y - 0.7 }]
        : [drawn],
    ),
});
