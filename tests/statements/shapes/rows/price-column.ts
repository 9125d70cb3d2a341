import { atRight, shape } from "../../kit.ts";

/** The column of NAVs is called Price. */
export default shape((print) => ({
  header: (at, size) =>
    print
      .header(at, size)
      .map((drawn) => (drawn.text === "NAV" ? atRight("Price", at.nav, drawn.y, size) : drawn)),
}));
