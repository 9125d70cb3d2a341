import { shape } from "../../kit.ts";

/** Bold print by drawing each text again, a little to the right. */
export default shape({
  redraw: (page) =>
    page.flatMap((drawn) => [drawn, { ...drawn, x: drawn.x + 0.3, y: drawn.y - 0.3 }]),
});
