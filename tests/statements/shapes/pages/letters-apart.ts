import { eachRow, shape } from "../../kit.ts";

/** KFintech draws the first letter of some words apart. */
export default shape(
  eachRow((row) => ({
    ...row,
    text: row.text.replace(
      /^(Purchase|Redemption|Switch)/,
      (word) => `${word[0]} ${word.slice(1)}`,
    ),
  })),
);
