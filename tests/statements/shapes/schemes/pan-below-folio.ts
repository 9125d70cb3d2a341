import { eachBlock, shape } from "../../kit.ts";

/** PAN and KYC stand on a line of their own. */
export default shape(
  eachBlock(({ folio: [line = "", ...holder] }) =>
    line === ""
      ? {}
      : { folio: [line.replace(/ +PAN.*/, ""), line.replace(/^.*? {2,}/, ""), ...holder] },
  ),
);
