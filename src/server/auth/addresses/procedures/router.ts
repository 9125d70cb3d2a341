import { changeAddressInput, mailedCodeInput } from "../../../../shared/auth/addresses/schema.ts";
import { freshProcedure, oneFactorProcedure, rateLimit } from "../../procedures.ts";
import {
  resolver,
  contract,
  noInput,
  publicPasswordProcedure,
  router,
} from "../../../platform/trpc/procedures.ts";
import { changeAddress } from "./change.ts";
import { confirmChange } from "./confirm-change.ts";
import { proveAddress } from "./prove.ts";
import { revertAddress } from "./revert.ts";
import { sendProof } from "./send-proof.ts";

const addressLimit = { name: "addresses", span: 15 * 60_000, max: { user: 60 } };

const changeLimit = { name: "addressChange", span: 24 * 60 * 60_000, max: { user: 10 } };
const wayBackLimit = { name: "wayBack", span: 15 * 60_000, max: { account: 20, network: 60 } };
const addressChange = oneFactorProcedure.use(rateLimit(addressLimit));

export const emailRouter = router({
  sendProof: addressChange.input(noInput).mutation(({ ctx }) => sendProof(ctx)),
  change: freshProcedure
    .use(rateLimit(changeLimit))
    .input(contract(changeAddressInput))
    .mutation(resolver(changeAddress)),
  confirm: freshProcedure
    .use(rateLimit(addressLimit))
    .input(contract(mailedCodeInput))
    .mutation(resolver(confirmChange)),
  revert: publicPasswordProcedure
    .use(rateLimit(wayBackLimit))
    .input(contract(mailedCodeInput))
    .mutation(resolver(revertAddress)),
  prove: addressChange.input(contract(mailedCodeInput)).mutation(resolver(proveAddress)),
});
