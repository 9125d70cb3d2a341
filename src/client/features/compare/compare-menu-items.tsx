import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { t } from "../../language/text.ts";
import { compareSearch } from "./compare-search.ts";
import { useWatch } from "./watch.ts";

/** Items of a fund's menu. */
export function CompareMenuItems({ code }: { code: string }) {
  const { isWatched, watch, unwatch } = useWatch();
  const isOn = isWatched(code);
  return (
    <>
      <Link to="/compare" search={compareSearch([code])} className={buttonClass("quiet")}>
        {t("Compare with…")}
      </Link>
      <Button variant="quiet" onClick={() => (isOn ? unwatch(code) : watch(code))}>
        {isOn ? t("Stop watching") : t("Watch")}
      </Button>
    </>
  );
}
