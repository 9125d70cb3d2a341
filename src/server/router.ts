import { accountRouter, meProcedures } from "./account/router.ts";
import { authProcedures } from "./auth/router.ts";
import { categoriesRouter } from "./categories/router.ts";
import { fundProcedures } from "./funds/router.ts";
import { googleLinkProcedures } from "./google/router.ts";
import { importsRouter } from "./imports/router.ts";
import { router } from "./platform/trpc/procedures.ts";
import { navRouter } from "./schemes/router.ts";
import { portfolioRouter } from "./portfolio/router.ts";
import { sharingRouter } from "./sharing/router.ts";
import { sipsRouter } from "./sips/router.ts";
import { fundLedgerProcedures, transactionsRouter } from "./transactions/router.ts";
import { tokenSyncProcedures } from "./token-sync/router.ts";

export const appRouter = router({
  account: accountRouter,
  auth: { ...meProcedures, ...authProcedures, ...googleLinkProcedures, ...tokenSyncProcedures },
  categories: categoriesRouter,
  funds: { ...fundProcedures, ...fundLedgerProcedures },
  imports: importsRouter,
  nav: navRouter,
  portfolio: portfolioRouter,
  sharing: sharingRouter,
  sips: sipsRouter,
  transactions: transactionsRouter,
});

export type AppRouter = typeof appRouter;
