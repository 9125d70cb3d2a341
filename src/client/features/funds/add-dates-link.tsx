import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { NamedFund } from "./fund-links.tsx";

type AddDatesLinkProps = {
  funds: readonly NamedFund[];
  className?: string | undefined;
  children: ReactNode;
};

export function AddDatesLink({ funds, className, children }: AddDatesLinkProps) {
  const [first, ...others] = funds;
  return first !== undefined && others.length === 0 ? (
    <Link to="/funds/$fundId" params={{ fundId: first.id }} className={className}>
      {children}
    </Link>
  ) : (
    <Link to="/funds/view-funds" className={className}>
      {children}
    </Link>
  );
}
