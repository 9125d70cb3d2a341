import { accountRouter } from "./account/procedures/router.ts";
import { assistantsRouter } from "./auth/assistants/procedures/router.ts";
import { authRouter } from "./auth/procedures/router.ts";
import { calendarRouter } from "./calendar/procedures/router.ts";
import { categoriesRouter } from "./funds/categories/procedures/router.ts";
import { compareRouter } from "./compare/procedures/router.ts";
import { demoRouter } from "./demo/procedures/router.ts";
import { directRouter } from "./direct/procedures/router.ts";
import { emailRouter } from "./auth/addresses/procedures/router.ts";
import { factorRouter } from "./auth/second-factor/procedures/router.ts";
import { fundsRouter } from "./funds/procedures/router.ts";
import { goalsRouter } from "./goals/procedures/router.ts";
import { holdersRouter } from "./holders/procedures/router.ts";
import { importsRouter } from "./imports/procedures/router.ts";
import { inboxRouter } from "./inbox/procedures/router.ts";
import { lettersRouter } from "./letters/procedures/router.ts";
import { navRouter } from "./schemes/procedures/router.ts";
import { passkeysRouter } from "./auth/passkeys/procedures/router.ts";
import { router } from "./platform/trpc/procedures.ts";
import { portfolioRouter } from "./portfolio/procedures/router.ts";
import { programsRouter } from "./public-api/procedures/router.ts";
import { pushRouter } from "./push/procedures/router.ts";
import { removalsRouter } from "./removals/procedures/router.ts";
import { reportsRouter } from "./reports/procedures/router.ts";
import { sharingRouter } from "./sharing/procedures/router.ts";
import { sipsRouter } from "./sips/procedures/router.ts";
import { targetsRouter } from "./targets/procedures/router.ts";
import { taxRouter } from "./tax/procedures/router.ts";
import { tokensRouter } from "./auth/access-tokens/procedures/router.ts";
import { transactionsRouter } from "./transactions/procedures/router.ts";
import { watchRouter } from "./compare/watch-list/procedures/router.ts";

export const appRouter = router({
  account: accountRouter,
  assistants: assistantsRouter,
  auth: authRouter,
  calendar: calendarRouter,
  categories: categoriesRouter,
  compare: compareRouter,
  demo: demoRouter,
  direct: directRouter,
  email: emailRouter,
  factor: factorRouter,
  funds: fundsRouter,
  goals: goalsRouter,
  holders: holdersRouter,
  imports: importsRouter,
  inbox: inboxRouter,
  letters: lettersRouter,
  nav: navRouter,
  passkeys: passkeysRouter,
  portfolio: portfolioRouter,
  programs: programsRouter,
  push: pushRouter,
  removals: removalsRouter,
  reports: reportsRouter,
  sharing: sharingRouter,
  sips: sipsRouter,
  targets: targetsRouter,
  tax: taxRouter,
  tokens: tokensRouter,
  transactions: transactionsRouter,
  watch: watchRouter,
});

export type AppRouter = typeof appRouter;
