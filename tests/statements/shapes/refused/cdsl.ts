import { shape } from "../../kit.ts";

/** The monthly statement of CDSL. */
export default shape(
  {
    title: "Statement",
    front: ["Central Depository Services (India) Limited", "Holding statement of the account"],
    blocks: [],
  },
  { refused: "cdsl" },
);
