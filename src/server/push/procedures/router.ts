import { addPushInput } from "../../../shared/push/schema.ts";
import { rateLimit, signedInProcedure } from "../../auth/procedures.ts";
import { contract, noInput, router } from "../../platform/trpc/procedures.ts";
import { addPushDevice } from "./add-device.ts";
import { getPushState } from "./get-state.ts";
import { removePushDevice } from "./remove-device.ts";

const changeLimit = { name: "push", span: 15 * 60_000, max: { user: 60 } };

export const pushRouter = router({
  key: signedInProcedure.input(noInput).query(({ ctx }) => getPushState(ctx)),
  add: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(contract(addPushInput))
    .mutation(({ ctx, input }) => addPushDevice(ctx, input)),
  remove: signedInProcedure
    .use(rateLimit(changeLimit))
    .input(noInput)
    .mutation(({ ctx }) => removePushDevice(ctx)),
});
