import { shape } from "../../kit.ts";

/** The texts of a page are drawn from its end. */
export default shape({ redraw: (page) => page.toReversed() });
