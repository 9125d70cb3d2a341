import { eachBlock, shape } from "../../kit.ts";

/** A line ends in the middle of the word "Advisor". */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.flatMap((line) => {
      const [, start = "", rest = "", registrar = ""] =
        /^(.*\(Advi)(sor.*\)) (Registrar.*)$/.exec(line) ?? [];
      return [`${start} ${registrar}`, rest];
    }),
  })),
);
