import type { ReactNode } from "react";
import look from "../styles/look.module.css";

type Figure = {
  name: string;
  value: ReactNode;
  /** Stands under the value. */
  note?: string | undefined;
  className?: string | undefined;
};

type FigureListProps = { className: string | undefined; figures: readonly Figure[] };

export const FigureList = ({ className, figures }: FigureListProps) => (
  <dl className={`${look.terms} ${className}`}>
    {figures.map(({ name, value, note, className: own }) => (
      <div key={name} className={own}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {note !== undefined && <dd>{note}</dd>}
      </div>
    ))}
  </dl>
);
