import { eachBlock, shape } from "../../kit.ts";

/** Names of a brand that begins in lower case, wrapped, so that the first of two lines has no label. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.flatMap((line) =>
      line
        .replace(/-(?=(?:Sample|Other) )/, "-qsif ")
        .replace(/ - (?=Direct|Regular)/, "\n")
        .split("\n"),
    ),
  })),
  { reads: ({ name }) => ({ name: `qsif ${name.replace(/ - (?=Direct|Regular)/, " ")}` }) },
);
