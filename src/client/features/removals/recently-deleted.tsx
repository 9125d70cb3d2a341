import { lazy, Suspense } from "react";
import { WhenInView } from "../../components/in-view.tsx";
import { Section } from "../../components/section.tsx";
import { t } from "../../language/text.ts";
import layout from "../../styles/layout.module.css";
import styles from "./removal-list.module.css";
import { RemovalListSkeleton } from "./removal-list-skeleton.tsx";

const RemovalList = lazy(async () => ({
  default: (await import("./removal-list.tsx")).RemovalList,
}));

export const RecentlyDeleted = () => (
  <Section
    title={t("Recently deleted")}
    text={t("What you delete can be restored for 30 days, unless it has been added again.")}
  >
    <WhenInView fallback={<div className={`${layout.between} ${styles.item}`} />}>
      <Suspense fallback={<RemovalListSkeleton />}>
        <RemovalList />
      </Suspense>
    </WhenInView>
  </Section>
);
