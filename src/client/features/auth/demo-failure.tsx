import { useEffect, useEffectEvent, useState } from "react";
import { failureOf } from "../../api/failure.ts";
import { trpc } from "../../api/trpc.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";

/** Milliseconds. A list is loaded within seconds of the product's first start. */
const pollInterval = 2_000;
const longestWait = 120_000;

type DemoFailureProps = {
  /** The newest one. */
  failure: unknown;
  /** Whether it is being tried again. */
  isPending: boolean;
  tryAgain: (onSettled: () => void) => void;
};

/** Says why the sample did not open. Without a list of schemes, waits for it once, for as long as anybody would. */
export function DemoFailure({ failure, isPending, tryAgain }: DemoFailureProps) {
  const { appCode, message } = failureOf(failure);
  const [isOver, setIsOver] = useState(false);
  const isWaiting = appCode === "demo/no-schemes" && !isOver;
  const { data } = trpc.nav.status.useQuery(undefined, {
    enabled: isWaiting,
    refetchOnMount: "always",
    refetchInterval: pollInterval,
  });
  const hasSchemes = data != null && data.asOf !== null;
  // Not beside the visitor's own try: each opens an account.
  const canOpen = hasSchemes && isWaiting && !isPending;
  const open = useEffectEvent(() => tryAgain(() => setIsOver(true)));
  useEffect(() => {
    if (canOpen) open();
  }, [canOpen]);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  if (isPending) return null;
  return (
    <p className={look.note} role="status">
      {isWaiting
        ? t("The list of schemes is being loaded. The sample opens as soon as it is there.")
        : message}
    </p>
  );
}
