import { blocksOf, shape } from "../../kit.ts";

/** Two equal purchases on one day. */
export default shape((print) => {
  const schemes = print.schemes.map((scheme) => ({
    ...scheme,
    rows: scheme.rows.flatMap((row) => (row.text === "Purchase" ? [row, row] : [row])),
  }));
  return { schemes, blocks: blocksOf(schemes) };
});
