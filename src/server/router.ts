import { accountRouter } from "./account/router.ts";
import { authRouter } from "./auth/router.ts";
import { categoriesRouter } from "./categories/router.ts";
import { compareRouter } from "./compare/router.ts";
import { demoRouter } from "./demo/router.ts";
import { directRouter } from "./direct/router.ts";
import { emailRouter } from "./email/router.ts";
import { factorRouter } from "./factor/router.ts";
import { fundsRouter } from "./funds/router.ts";
import { goalsRouter } from "./goals/router.ts";
import { holdersRouter } from "./holders/router.ts";
import { importsRouter } from "./imports/router.ts";
import { navRouter } from "./nav/router.ts";
import { passkeysRouter } from "./passkeys/router.ts";
import { router } from "./platform/trpc/procedures.ts";
import { portfolioRouter } from "./portfolio/router.ts";
import { programsRouter } from "./programs/router.ts";
import { removalsRouter } from "./removals/router.ts";
import { sharingRouter } from "./sharing/router.ts";
import { sipsRouter } from "./sips/router.ts";
import { targetsRouter } from "./targets/router.ts";
import { taxRouter } from "./tax/router.ts";
import { tokensRouter } from "./tokens/router.ts";
import { transactionsRouter } from "./transactions/router.ts";
import { watchRouter } from "./watch/router.ts";

export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
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
  nav: navRouter,
  passkeys: passkeysRouter,
  portfolio: portfolioRouter,
  programs: programsRouter,
  removals: removalsRouter,
  sharing: sharingRouter,
  sips: sipsRouter,
  targets: targetsRouter,
  tax: taxRouter,
  tokens: tokensRouter,
  transactions: transactionsRouter,
  watch: watchRouter,
});

export type AppRouter = typeof appRouter;
