import { createClient } from "@libsql/client/web";
import { insertFunds } from "../../tests/support/data/insert-funds.ts";
import {
  registerUser,
  registerRecipient,
  share,
  unshare,
} from "../../tests/support/api/sharing.ts";
import { inPairs, type Figure } from "../pairs.ts";
import { startServers } from "./servers.ts";

const count = 10_000;

/**
 * Compares a whole call of sharing.share with a bare INSERT of the same rows on the same server, from a table that holds
 * them already into one with the same key.
 */
export async function sharing(): Promise<Figure[]> {
  const servers = await startServers();
  const { url } = await servers.database();
  const client = createClient({ url });
  try {
    const product = await servers.worker(url);
    const [sender, to] = [await registerUser(product.url), await registerRecipient(product.url)];
    await insertFunds(url, sender.id, count);
    await share(sender, to);
    await client.batch(
      [
        "create table ready_copies as select * from shared_funds",
        "create table bare_copies as select * from shared_funds where false",
        "create unique index bare_copies_key on bare_copies (recipient_id, sender_id, id)",
      ],
      "write",
    );
    const figure = await inPairs(
      { name: "Sharing 10,000 funds", atMost: 3, pairs: 15 },
      {
        prepare: {
          step: () => unshare(sender, to),
          baseline: () => client.execute("delete from bare_copies"),
        },
        baseline: () => client.execute("insert into bare_copies select * from ready_copies"),
        step: async () => {
          const { data } = await share(sender, to);
          if (JSON.stringify(data) !== `{"shared":${count}}`) throw new Error("the share failed");
        },
      },
    );
    return [figure];
  } finally {
    client.close();
    await servers.stop();
  }
}
