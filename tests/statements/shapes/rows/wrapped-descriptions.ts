import { eachRow, shape } from "../../kit.ts";

/** Long descriptions go on below their row. */
export default shape(eachRow((row) => ({ ...row, below: [", via MFUTILITY", "5/18"] })));
