import { shape } from "../../kit.ts";

/** A page ends every three lines. */
export default shape({ linesOnPage: 3 });
