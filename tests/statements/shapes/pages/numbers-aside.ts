import { shape } from "../../kit.ts";

/** All numbers stand twelve points right of their header. */
export default shape((print) => ({
  header: (at, size) => {
    const moved = {
      ...at,
      amount: at.amount - 12,
      units: at.units - 12,
      nav: at.nav - 12,
      balance: at.balance - 12,
    };
    return print.header(moved, size);
  },
}));
