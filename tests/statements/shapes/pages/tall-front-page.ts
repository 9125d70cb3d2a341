import { shape } from "../../kit.ts";

/** A notice stands beside the address, on the same lines. */
export default shape((print) => ({
  front: print.front.map(
    (line) => `${line}          This Consolidated Account Statement is brought to you as an`,
  ),
}));
