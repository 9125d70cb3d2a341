import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { Brand } from "../../components/ui/brand.tsx";
import { Page } from "../../components/ui/page.tsx";
import { HolderChips } from "../../features/holders/holder-chips.tsx";
import overview from "../../features/overview/overview-page.module.css";
import { OverviewSkeleton } from "../../features/overview/overview-skeleton.tsx";
import summary from "../../features/overview/summary.module.css";
import shell from "../../features/shell/app-shell.module.css";
import { MainLinks } from "../../features/shell/main-links.tsx";
import { languages } from "../../language/catalogue.ts";
import { dateText } from "../../language/dates.ts";
import { setLanguage, t } from "../../language/text.ts";

// Runs in the build only.

/** Markup of Home while it loads, by language, with places for the people and the value. */
export async function firstViewMarkup(): Promise<[string, string][]> {
  const markup: [string, string][] = [];
  for (const code of languages.keys()) {
    await setLanguage(code);
    markup.push([code, renderToStaticMarkup(<WaitingHome />)]);
  }
  return markup;
}

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ["/"] }),
});

const somebody = { id: "", name: "" };

const WaitingHome = () => (
  <RouterContextProvider router={router}>
    <div className={shell.shell}>
      <header className={shell.bar}>
        <div className={shell.inner}>
          <span className={shell.home}>
            <Brand />
          </span>
          <MainLinks place="bar" />
        </div>
      </header>
      <main className={shell.main}>
        <Page title={t("Portfolio Overview")} isTight>
          <div className={overview.people} data-people="">
            <HolderChips holders={[somebody]} holder={undefined} onHolder={() => undefined} />
          </div>
          <OverviewSkeleton label={<Label />} value={<span data-value="" />} />
        </Page>
      </main>
      <MainLinks place="tabs" />
    </div>
  </RouterContextProvider>
);

/** Reserves space for the NAVs' day, which wraps below the label where the two do not fit side by side. */
const Label = () => (
  <>
    <span>{t("Current Value")}</span>
    <span className={summary.asOf} style={{ visibility: "hidden" }} data-as-of="">
      {t("NAVs as of {day}", { day: dateText("2026-11-28") })}
    </span>
  </>
);
