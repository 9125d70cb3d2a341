import { shape } from "../../kit.ts";

/** The monthly statement of NSDL. */
export default shape(
  (print) => ({
    front: ["NSDL Consolidated Account Statement", "About NSDL", ...print.front],
    blocks: [],
  }),
  { refused: "nsdl" },
);
