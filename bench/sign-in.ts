import { investor, password, person } from "../tests/support/person.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester } from "./requests.ts";
import { servers } from "./servers.ts";

/** What a sign-in costs, over one hash of a password in the same runtime. */
export async function signIn(): Promise<Figure[]> {
  const its = await servers();
  try {
    const database = await its.database();
    const product = await its.worker(database.url);
    const bare = requester((await its.bareWorker(database.url)).url, 1);
    const { email } = await investor(product.url);
    const nothing = async () => {};
    return [
      await inPairs(
        { name: "A sign-in, over the hash of its password", atMost: 1.2, pairs: 40 },
        {
          prepare: { step: nothing, floor: nothing },
          step: async () => {
            const { status } = await person(product.url).tell("auth.login", { email, password });
            if (status !== 200) throw new Error(`a sign-in was answered ${status}`);
          },
          floor: () => bare.repeat({ path: "/hash" }, 1),
        },
      ),
    ];
  } finally {
    await its.stop();
  }
}
