import type { NavStatus } from "../../../shared/schemes/schema.ts";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { t } from "../../language/text.ts";

export const SampleNavsNotice = ({ source }: Partial<Pick<NavStatus, "source">>) =>
  source === "sample" && <Notice>{t("Sample NAVs until the real list is fetched.")}</Notice>;
