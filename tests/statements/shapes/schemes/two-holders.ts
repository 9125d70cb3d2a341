import { blocksOf, shape } from "../../kit.ts";

/** Two holders in one statement. */
export default shape((print) => {
  const schemes = print.schemes.map((scheme, index) =>
    index < 2 ? scheme : { ...scheme, pan: "BBBBB1111B", holder: "OTHER NAME (HUF)" },
  );
  return { schemes, blocks: blocksOf(schemes) };
});
