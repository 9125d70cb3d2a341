import { registerByRequest, password } from "../../tests/support/api/api-client.ts";
import { inPairs, type Figure } from "../pairs.ts";
import { requester, type Call } from "./requests.ts";
import { startServers } from "./servers.ts";

/**
 * Compares sign-ins with password hashes in the same runtime: four concurrently, where one waits for the database while
 * another is hashed, and a single one, which waits for everything.
 */
export async function signIn(): Promise<Figure[]> {
  const servers = await startServers();
  try {
    const database = await servers.database();
    const product = await servers.worker(database.url);
    const baseline = await servers.bareWorker(database.url);
    const { email } = await registerByRequest(product.url);
    const login: Call = {
      method: "POST",
      path: "/api/trpc/auth.login",
      headers: { "content-type": "application/json", origin: product.url },
      body: JSON.stringify({ email, password }),
    };
    const compared = (
      figure: Parameters<typeof inPairs>[0],
      concurrency: number,
      count: number,
    ) => {
      const [full, bare] = [
        requester(product.url, concurrency),
        requester(baseline.url, concurrency),
      ];
      return inPairs(figure, {
        step: () => full.repeat(login, count),
        baseline: () => bare.repeat({ path: "/hash" }, count),
      });
    };
    return [
      await compared(
        { name: "12 sign-ins, four concurrently / their hashes", atMost: 1.2, pairs: 10 },
        4,
        12,
      ),
      await compared({ name: "A single sign-in / its hash", atMost: 1.25, pairs: 50 }, 1, 1),
    ];
  } finally {
    await servers.stop();
  }
}
