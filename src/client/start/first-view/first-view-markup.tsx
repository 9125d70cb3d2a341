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
import shell from "../../features/shell/app-shell.module.css";
import { MainLinks } from "../../features/shell/main-links.tsx";
import { languages } from "../../language/catalogue.ts";
import { setLanguage, t } from "../../language/text.ts";

// Runs in the build only.

/** [language's code, Home as it is while it waits, with places for people and value] */
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
          <OverviewSkeleton label={t("Current Value")} value={<span data-value="" />} />
        </Page>
      </main>
      <MainLinks place="tabs" />
    </div>
  </RouterContextProvider>
);
