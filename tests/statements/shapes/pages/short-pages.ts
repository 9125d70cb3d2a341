import { shape } from "../../kit.ts";

/** A page ends every seven lines, also between a scheme and its rows. */
export default shape({ linesOnPage: 7 });
