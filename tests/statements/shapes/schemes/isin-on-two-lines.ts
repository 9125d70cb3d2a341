import { eachBlock, shape } from "../../kit.ts";

/** The ISIN goes on in the next line. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.flatMap((line) => {
      const [, start = "", rest = "", registrar = ""] =
        /^(.*ISIN: .{9})(.*\)) (Registrar.*)$/.exec(line) ?? [];
      return [`${start} ${registrar}`, rest];
    }),
  })),
);
