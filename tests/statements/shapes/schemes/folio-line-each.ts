import { blockOf, shape } from "../../kit.ts";

/** Every scheme stands under a folio line of its own. */
export default shape((print) => ({
  blocks: print.schemes.map((scheme) => blockOf(scheme, undefined)),
}));
