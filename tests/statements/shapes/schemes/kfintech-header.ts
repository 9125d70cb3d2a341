import { atRight, label, shape } from "../../kit.ts";

/** A header on four lines, as KFintech draws it. */
export default shape({
  header: (at, size) => [
    atRight("Amount", at.amount, 752, size),
    atRight("Unit", at.balance, 752, size),
    label("Date", at.date, 748.5, size),
    label("Transaction", at.text, 748.5, size),
    atRight("Units", at.units, 748.5, size),
    atRight("Price", at.nav, 745, size),
    atRight("(INR)", at.amount, 741.5, size),
    atRight("Balance", at.balance, 741.5, size),
  ],
});
