import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { useNavStatus } from "../../schemes/queries.ts";
import { SampleNavsNotice } from "../../schemes/sample-navs-notice.tsx";
import { AddFundForm } from "./add-fund-form.tsx";

export function AddFundPage({ userId }: { userId: string }) {
  const { data: status } = useNavStatus();
  return (
    <Page title={t("Add Fund")} back="/funds" width="narrow">
      <SampleNavsNotice source={status?.source ?? null} />
      <AddFundForm userId={userId} />
    </Page>
  );
}
