import { shape } from "../../kit.ts";

/** The numbers stand below none of the columns, each at another distance. */
export default shape(
  (print) => ({
    header: (at, size) =>
      print.header(
        {
          ...at,
          amount: at.amount - 30,
          units: at.units - 26,
          nav: at.nav - 22,
          balance: at.balance - 30,
        },
        size,
      ),
  }),
  { refused: { stopsAt: "Date Transaction Amount Units NAV Unit" } },
);
