import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { Fund } from "../../../shared/funds/schema.ts";
import { runningSip } from "../../../shared/sips/running-sip.ts";
import { schemeTitle } from "../../../shared/schemes/scheme-title.ts";
import { LoadFailure } from "../../components/load-failure.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/feedback/notice.tsx";
import { Spinner } from "../../components/ui/feedback/spinner.tsx";
import { Page } from "../../components/ui/page.tsx";
import { Sentence } from "../../language/sentence.tsx";
import { t } from "../../language/text.ts";
import { EmptyPortfolio } from "../funds/empty-portfolio.tsx";
import { useFunds } from "../funds/queries.ts";
import { useSips } from "../sips/queries.ts";
import { useHolders } from "../holders/queries.ts";
import { SampleNavs } from "../schemes/sample-navs.tsx";
import { FundPageSkeleton } from "./fund-page/fund-page-skeleton.tsx";

const loadForm = () => import("./transaction-form.tsx");
const TransactionForm = lazy(async () => ({ default: (await loadForm()).TransactionForm }));

export function AddTransactionPage({ userId }: { userId: string }) {
  const query = useFunds();
  const { fundList, error } = query;
  return (
    <Page title={t("Add transaction")} back="/funds" width="narrow" aside={<SampleNavs />}>
      {fundList !== undefined ? (
        fundList.funds.length === 0 ? (
          <EmptyPortfolio />
        ) : (
          <ChooseFund userId={userId} funds={fundList.funds} />
        )
      ) : error !== null ? (
        <LoadFailure title={t("Your funds could not be loaded")} query={query} />
      ) : (
        <FundPageSkeleton isListOnly />
      )}
    </Page>
  );
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A sale that was thought through on another page, as the form's texts. */
    plannedSale?: PlannedSale;
  }
}

type PlannedSale = { fundId: string } & Record<
  "date" | "units" | "money" | "nav" | "exitLoad" | "stt",
  string
>;

/** The form's first values for a planned sale. */
function startOf(planned: PlannedSale | undefined, fundId: string) {
  if (planned?.fundId !== fundId) return {};
  const { fundId: _, ...texts } = planned;
  return { start: { type: "redemption" as const, ...texts } };
}

type ChooseFundProps = { userId: string; funds: readonly Fund[] };

function ChooseFund({ userId, funds }: ChooseFundProps) {
  const router = useRouter();
  const [planned] = useState(() => router.state.location.state.plannedSale);
  const [chosen, setChosen] = useState(planned?.fundId ?? "");
  const { data: sips } = useSips();
  const navigate = useNavigate();
  const { data: holders } = useHolders();
  const holderNames = new Map(holders?.map(({ id, name }) => [id, name]));
  const sorted = funds.toSorted((one, other) => one.schemeName.localeCompare(other.schemeName));
  const fund = funds.find(({ id }) => id === chosen);
  return (
    <>
      <Field
        label={t("Fund")}
        error={null}
        hint={t("Its transactions and returns follow from what you add.")}
      >
        {(control) => (
          <select
            {...control}
            name="fund"
            value={chosen}
            onFocus={() => void loadForm().catch(() => undefined)}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{t("Choose a fund")}</option>
            {sorted.map(({ id, schemeName, folioNumber, holderId }) => (
              <option key={id} value={id}>
                {[
                  schemeTitle(schemeName),
                  folioNumber,
                  holderId !== null && holderNames.get(holderId),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </option>
            ))}
          </select>
        )}
      </Field>
      {fund?.hasTransactions === false && (
        <Notice>
          <Sentence
            of="This fund has no purchase dates. {link} first."
            values={{
              link: (
                <Link to="/funds/$fundId" params={{ fundId: fund.id }}>
                  {t("Enter purchase dates")}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      {fund?.hasTransactions === true && (
        <Suspense fallback={<Spinner />}>
          <TransactionForm
            key={fund.id}
            userId={userId}
            fund={fund}
            sip={runningSip(sips, fund.id)}
            {...startOf(planned, fund.id)}
            onSaved={() =>
              void navigate({ to: "/funds/$fundId", params: { fundId: fund.id }, replace: true })
            }
            onCancel={() => setChosen("")}
          />
        </Suspense>
      )}
    </>
  );
}
