import { shape } from "../../kit.ts";

/** Positions measured on a real file of CAMS. */
export default shape({
  positions: { date: 30, text: 75, amount: 374, units: 432, nav: 488, balance: 566 },
});
