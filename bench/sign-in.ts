import { investor, password } from "../tests/support/person.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester, type Call } from "./requests.ts";
import { servers } from "./servers.ts";

/** What a sign-in costs, over one hash of a password in the same runtime. */
export async function signIn(): Promise<Figure[]> {
  const its = await servers();
  try {
    const database = await its.database();
    const product = await its.worker(database.url);
    const floor = await its.bareWorker(database.url);
    const [full, bare] = [requester(product.url, 1), requester(floor.url, 1)];
    const { email } = await investor(product.url);
    const login: Call = {
      method: "POST",
      path: "/api/trpc/auth.login",
      headers: { "content-type": "application/json", origin: product.url },
      body: JSON.stringify({ email, password }),
    };
    const nothing = async () => {};
    return [
      await inPairs(
        { name: "A sign-in, over the hash of its password", atMost: 1.2, pairs: 60 },
        {
          prepare: { step: nothing, floor: nothing },
          step: () => full.repeat(login, 1),
          floor: () => bare.repeat({ path: "/hash" }, 1),
        },
      ),
    ];
  } finally {
    await its.stop();
  }
}
