import { eachBlock, shape } from "../../kit.ts";

/** A bounced instalment stands above its purchase on the same day. */
export default shape(
  eachBlock(({ rows }, index) => {
    if (index > 0) return {};
    const [bounced, reversed] = [rows.slice(4, 6), rows.slice(6, 8)];
    const balances = ["102.773", "124.994"];
    const swapped = [reversed, bounced].map(([row, duty], at) =>
      typeof row === "object" ? [{ ...row, balance: balances[at] ?? "" }, duty ?? ""] : [],
    );
    return { rows: [...rows.slice(0, 4), ...swapped.flat(), ...rows.slice(8)] };
  }),
);
