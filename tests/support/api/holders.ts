import type { Holder } from "../../../src/shared/holders/holder.ts";
import type { ApiClient } from "./api-client.ts";
import { okay } from "./ledgers.ts";

export const holderInput = (fields: object = {}) => ({
  id: crypto.randomUUID(),
  name: "Meera Iyer",
  kind: "individual",
  ...fields,
});

export const addHolder = async (owner: ApiClient, fields: object = {}): Promise<Holder> =>
  okay<Holder>(await owner.mutate("holders.add", holderInput(fields)));
