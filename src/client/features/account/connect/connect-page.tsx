import { Link } from "@tanstack/react-router";
import { Link2Off } from "lucide-react";
import { asOneQuery, LoadFailure } from "../../../components/load-failure.tsx";
import { buttonClass } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { Page } from "../../../components/ui/page.tsx";
import { t } from "../../../language/text.ts";
import { useHolders } from "../../holders/queries.ts";
import { ConnectForm } from "./connect-form.tsx";
import { decodeRequest } from "./connect-search.ts";
import { useAssistantRequest } from "./queries.ts";

export function ConnectPage({ request: word }: { request: string | null }) {
  const request = word === null ? null : decodeRequest(word);
  return (
    <Page title={t("Connect an assistant?")} width="narrow">
      {request === null ? <NoRequest /> : <Asked key={request} request={request} />}
    </Page>
  );
}

const NoRequest = () => (
  <EmptyState
    icon={Link2Off}
    title={t("No assistant has asked")}
    text={t("Begin in the assistant: it leads you here.")}
  >
    <Link to="/account/assistant" className={buttonClass()}>
      {t("How to connect one")}
    </Link>
  </EmptyState>
);

function Asked({ request }: { request: string }) {
  const asked = useAssistantRequest(request);
  const holders = useHolders();
  const { data, isPending } = asked;
  if (data !== undefined && holders.data !== undefined) {
    return <ConnectForm request={request} asked={data} people={holders.data} />;
  }
  const query = asOneQuery(asked, holders);
  if (query.error === null || isPending) return <Skeleton width="100%" height="16rem" />;
  return <LoadFailure title={t("This assistant cannot be connected")} query={query} />;
}
