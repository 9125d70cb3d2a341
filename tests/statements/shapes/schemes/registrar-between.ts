import { eachBlock, shape } from "../../kit.ts";

/** The registrar gets between the parts of a scheme's name. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.flatMap((line) => {
      const [, name = "", rest = "", registrar = ""] =
        /^(.*\(Non)(-Demat.*\)) (Registrar.*)$/.exec(line) ?? [];
      return [`${name} ${registrar}`, rest];
    }),
  })),
);
