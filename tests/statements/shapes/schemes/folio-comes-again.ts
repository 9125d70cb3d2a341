import { blocksOf, shape } from "../../kit.ts";

/** A folio and its house come again after another. */
export default shape((print) => {
  const [first, second, third] = print.schemes;
  if (first === undefined || second === undefined || third === undefined) return {};
  return { schemes: [first, third, second], blocks: blocksOf([first, third, second]) };
});
