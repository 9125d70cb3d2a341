import { eachBlock, shape } from "../../kit.ts";

/** "Folio No :" with a blank before its colon. */
export default shape(
  eachBlock(({ folio }) => ({ folio: folio.map((line) => line.replace("No:", "No :")) })),
);
