import { shape } from "../../kit.ts";

/** Pages that are pictures. */
export default shape({ redraw: (page) => page.slice(0, 1) }, { refused: "scanned" });
