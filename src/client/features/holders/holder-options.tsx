import type { Holder } from "../../../shared/holders/holder.ts";

export const HolderOptions = ({ holders }: { holders: readonly Holder[] }) =>
  holders.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
