import { addPushInput } from "../../../shared/push/schema.ts";
import { rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, resolver, router } from "../../platform/trpc/procedures.ts";
import { addPushDevice } from "./add-device.ts";
import { getPushState } from "./get-state.ts";
import { removePushDevice } from "./remove-device.ts";

const changeLimit = { name: "push", span: 15 * 60_000, max: { user: 60 } };
const change = signedInProcedure.use(rateLimit(changeLimit));

export const pushRouter = router({
  key: signedInProcedure.input(noInput).query(({ ctx }) => getPushState(ctx)),
  add: change.input(contract(addPushInput)).mutation(resolver(addPushDevice)),
  remove: change.input(noInput).mutation(({ ctx }) => removePushDevice(ctx)),
});
