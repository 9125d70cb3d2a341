import { eachBlock, shape } from "../../kit.ts";

/** A scheme's line stands above its folio's. */
export default shape(
  eachBlock(({ folio, scheme }) =>
    folio.length === 0 ? {} : { folio: [], scheme: [...scheme, ...folio] },
  ),
);
