import type { Holder } from "../../../shared/holders/holder.ts";

/** The people of a select, besides what stands before them. */
export const HolderOptions = ({ holders }: { holders: readonly Holder[] }) =>
  holders.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
