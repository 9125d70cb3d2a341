import { shape } from "../../kit.ts";

/** A larger type, with fewer lines on a page. */
export default shape({ size: 8, step: 13, linesOnPage: 45 });
