import { shape } from "../../kit.ts";

/** A statement of a time without transactions. */
export default shape({ blocks: [] }, { refused: "no-transactions" });
