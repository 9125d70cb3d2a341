import { accountRouter } from "../routers/account.ts";
import { authRouter } from "../routers/auth.ts";
import { categoriesRouter } from "../routers/categories.ts";
import { fundsRouter } from "../routers/funds.ts";
import { navRouter } from "../routers/nav.ts";
import { sharingRouter } from "../routers/sharing.ts";
import { router } from "./init.ts";

export const appRouter = router({
  account: accountRouter,
  auth: authRouter,
  categories: categoriesRouter,
  funds: fundsRouter,
  nav: navRouter,
  sharing: sharingRouter,
});

export type AppRouter = typeof appRouter;
