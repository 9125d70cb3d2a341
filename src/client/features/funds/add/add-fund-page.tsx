import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { SampleNavs } from "../../schemes/sample-navs.tsx";
import { AddFundForm } from "./add-fund-form.tsx";

export const AddFundPage = ({ userId }: { userId: string }) => (
  <Page title={t("Add Fund")} back="/funds" width="narrow" aside={<SampleNavs />}>
    <AddFundForm userId={userId} />
  </Page>
);
