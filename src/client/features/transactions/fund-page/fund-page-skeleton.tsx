import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import figures from "./fund-figures.module.css";
import layout from "../../../styles/layout.module.css";

export const FundPageSkeleton = ({ isListOnly = false }: { isListOnly?: boolean }) => (
  <div role="status" aria-label={t("Loading your fund")}>
    {!isListOnly && (
      <div className={`${look.sheet} ${figures.figures}`} aria-hidden>
        {[figures.main, "", "", figures.fact, figures.fact, figures.fact].map((place, index) => (
          <div key={index} className={`${place} ${layout.column2}`}>
            <Skeleton width="5rem" />
            <Skeleton width="6rem" height="1.5rem" />
          </div>
        ))}
      </div>
    )}
    <div className={layout.column2} aria-hidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} width="100%" height="3rem" />
      ))}
    </div>
  </div>
);
