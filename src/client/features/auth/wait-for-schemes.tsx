import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../api/trpc.ts";
import { t } from "../../language/text.ts";
import look from "../../styles/look.module.css";

/** Milliseconds. A list is loaded within seconds of the product's first start. */
const pollInterval = 2_000;
const longestWait = 120_000;

/** Until the server has a list of schemes, or for as long as anybody would wait. Leaving the page ends it. */
export function WaitForSchemes({ onEnd }: { onEnd: () => void }) {
  const { data } = trpc.nav.status.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: pollInterval,
  });
  const end = useEffectEvent(onEnd);
  const hasList = data != null && data.asOf !== null;
  useEffect(() => {
    if (hasList) end();
  }, [hasList]);
  useEffect(() => {
    const timer = setTimeout(() => end(), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={look.note} role="status">
      {t("The list of schemes is being loaded. The sample opens as soon as it is there.")}
    </p>
  );
}
