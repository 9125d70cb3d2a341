import { accountRouter } from "./account/router.ts";
import { authRouter } from "./auth/router.ts";
import { categoriesRouter } from "./categories/router.ts";
import { fundsRouter } from "./funds/router.ts";
import { navRouter } from "./schemes/router.ts";
import { sharingRouter } from "./sharing/router.ts";
import { router } from "./platform/trpc/procedures.ts";

export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  categories: categoriesRouter,
  funds: fundsRouter,
  nav: navRouter,
  sharing: sharingRouter,
});

export type AppRouter = typeof appRouter;
