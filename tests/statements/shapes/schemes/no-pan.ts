import { eachBlock, shape } from "../../kit.ts";

/** An old statement without PANs. */
export default shape(
  eachBlock(({ folio }) => ({ folio: folio.map((line) => line.replace(/ +PAN.*/, "")) })),
  { reads: () => ({ investor: "SAMPLE NAME" }) },
);
