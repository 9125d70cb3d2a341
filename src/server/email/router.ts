import { mailedCodeInput } from "../../shared/email/schema.ts";
import { rateLimit, signedInProcedure } from "../auth/procedures.ts";
import { contract, noInput, router } from "../platform/trpc/procedures.ts";
import { proveAddress } from "./prove.ts";
import { sendProof } from "./send-proof.ts";

const addressLimit = { name: "addresses", span: 15 * 60_000, max: { user: 60 } };

export const emailRouter = router({
  sendProof: signedInProcedure
    .use(rateLimit(addressLimit))
    .input(noInput)
    .mutation(({ ctx }) => sendProof(ctx)),
  prove: signedInProcedure
    .use(rateLimit(addressLimit))
    .input(contract(mailedCodeInput))
    .mutation(({ ctx, input }) => proveAddress(ctx, input)),
});
