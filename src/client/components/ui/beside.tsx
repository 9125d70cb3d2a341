import { Fragment, type ReactNode } from "react";

/** Between parts of a line: seen, but not read. */
export const Dot = () => (
  <>
    {" "}
    <span aria-hidden>·</span>{" "}
  </>
);

export const Beside = ({ parts }: { parts: readonly ReactNode[] }) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Dot />}
      {part}
    </Fragment>
  ));
