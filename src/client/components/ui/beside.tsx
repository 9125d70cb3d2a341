import { Fragment, type ReactNode } from "react";

/** A separator that is seen but not read aloud. */
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
