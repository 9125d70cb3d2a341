import { eachBlock, shape } from "../../kit.ts";

/** The version stamp runs into the registrar. */
export default shape(
  eachBlock(({ scheme }) => ({
    scheme: scheme.map((line) => `${line} CAMSCASWS-1-Version:V3.4`),
  })),
);
