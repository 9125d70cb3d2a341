import {
  addPasskeyInput,
  removePasskeyInput,
  renamePasskeyInput,
  usePasskeyInput,
} from "../../../../shared/auth/passkeys/schema.ts";
import {
  enrolProcedure,
  freshProcedure,
  oneFactorProcedure,
  rateLimit,
  signedInProcedure,
} from "../../procedures.ts";
import {
  resolver,
  contract,
  noInput,
  publicProcedure,
  router,
} from "../../../platform/trpc/procedures.ts";
import { addPasskey } from "./add.ts";
import { removePasskey, renamePasskey } from "../change.ts";
import { confirmByPasskey } from "./confirm.ts";
import { listPasskeys } from "./list.ts";
import { addOptions, confirmOptions, signInOptions } from "../options.ts";
import { signInWithPasskey } from "./sign-in.ts";

/** Nobody guesses a passkey: this bounds what the checks cost. */
const passkeyLimit = { name: "passkey", span: 15 * 60_000, max: { network: 200 } };

/** Each tells the owner by mail. */
const changeLimit = { name: "passkeyChange", span: 15 * 60_000, max: { user: 60 } };

export const passkeysRouter = router({
  list: oneFactorProcedure.input(noInput).query(({ ctx }) => listPasskeys(ctx)),
  signInOptions: publicProcedure.input(noInput).mutation(({ ctx }) => signInOptions(ctx)),
  signIn: publicProcedure
    .use(rateLimit(passkeyLimit))
    .input(contract(usePasskeyInput))
    .mutation(resolver(signInWithPasskey)),
  confirmOptions: oneFactorProcedure.input(noInput).mutation(({ ctx }) => confirmOptions(ctx)),
  confirm: oneFactorProcedure
    .use(rateLimit(passkeyLimit))
    .input(contract(usePasskeyInput))
    .mutation(resolver(confirmByPasskey)),
  addOptions: enrolProcedure.input(noInput).mutation(({ ctx }) => addOptions(ctx)),
  add: enrolProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addPasskeyInput))
    .mutation(resolver(addPasskey)),
  rename: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(renamePasskeyInput))
    .mutation(resolver(renamePasskey)),
  remove: freshProcedure
    .use(rateLimit(changeLimit))
    .input(contract(removePasskeyInput))
    .mutation(resolver(removePasskey)),
});
