import { register, password } from "../tests/support/api-client.ts";
import { inPairs, type Figure } from "./pairs.ts";
import { requester, type Call } from "./requests.ts";
import { servers } from "./servers.ts";

/**
 * What sign-ins cost over hashes of passwords in the same runtime: several at a time, as a server has them, where one
 * waits for the database while another is hashed; and one alone, with all of its waits.
 */
export async function signIn(): Promise<Figure[]> {
  const its = await servers();
  try {
    const database = await its.database();
    const product = await its.worker(database.url);
    const floor = await its.bareWorker(database.url);
    const { email } = await register(product.url);
    const login: Call = {
      method: "POST",
      path: "/api/trpc/auth.login",
      headers: { "content-type": "application/json", origin: product.url },
      body: JSON.stringify({ email, password }),
    };
    const nothing = async () => {};
    const compared = (figure: Parameters<typeof inPairs>[0], atOnce: number, count: number) => {
      const [full, bare] = [requester(product.url, atOnce), requester(floor.url, atOnce)];
      return inPairs(figure, {
        prepare: { step: nothing, floor: nothing },
        step: () => full.repeat(login, count),
        floor: () => bare.repeat({ path: "/hash" }, count),
      });
    };
    return [
      await compared(
        { name: "12 sign-ins, four at a time, over the hashes", atMost: 1.2, pairs: 10 },
        4,
        12,
      ),
      await compared({ name: "A sign-in alone, over the hash", atMost: 1.25, pairs: 50 }, 1, 1),
    ];
  } finally {
    await its.stop();
  }
}
