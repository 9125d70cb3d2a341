import { eachBlock, shape } from "../../kit.ts";

/** Load notes that begin with a day or with words in capitals. */
export default shape(
  eachBlock(() => ({
    below: [
      "WEF 17-Nov-2020 - Exit Load - Nil",
      "EXIT LOAD - Nil",
      "WEF 25-OCT-2019",
      "WEF 15-MAR-2022, 1%;",
    ],
  })),
);
