import { t, type PlainText } from "../language/text.ts";

type ColumnHeadsProps = { names: readonly PlainText[]; className: string | undefined };

/** With explicit roles: where CSS displays no table, browsers drop its semantics. */
export const ColumnHeads = ({ names, className }: ColumnHeadsProps) => (
  <thead role="rowgroup" className={className}>
    <tr role="row">
      {names.map((name) => (
        <th key={name} role="columnheader" scope="col">
          {t(name)}
        </th>
      ))}
    </tr>
  </thead>
);
