import { shape } from "../../kit.ts";

/** MFCentral's statement. */
export default shape(
  {
    title: "Statement",
    front: ["SUMMARY OF HOLDINGS AS ON 31-DEC-2024", "TRANSACTION DETAILS of the year"],
    blocks: [],
  },
  { refused: "mfcentral" },
);
