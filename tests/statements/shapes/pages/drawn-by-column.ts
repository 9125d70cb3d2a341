import { shape } from "../../kit.ts";

/** The texts of a page are drawn column by column. */
export default shape({ redraw: (page) => page.toSorted((one, other) => one.x - other.x) });
