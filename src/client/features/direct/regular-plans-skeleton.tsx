import { Skeleton } from "../../components/ui/feedback/skeleton.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";

export const RegularPlansSkeleton = () => (
  <div role="status" aria-label={t("Loading your regular plans")} className={layout.stack4}>
    <Skeleton width="100%" height="26rem" />
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} width="100%" height="3.5rem" />
    ))}
  </div>
);
