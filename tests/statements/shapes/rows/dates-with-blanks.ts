import { eachRow, shape } from "../../kit.ts";

/** Dates with blanks between their parts. */
export default shape(eachRow((row) => ({ ...row, date: row.date.replaceAll("-", " ") })));
