import { navFixture } from "../tests/support/data/fixtures.ts";
import { registerByRequest, type ApiClient } from "../tests/support/api/api-client.ts";
import { ledgerInput, transactionInput } from "../tests/support/api/ledgers.ts";
import { startHttpServer, text } from "../tests/support/servers/http-server.ts";
import { runHourlyJob } from "../tests/support/servers/hourly-job.ts";
import { startTestProduct, type TestProduct } from "../tests/support/servers/test-product.ts";

const [writers, transactions] = [64, 250];
const seconds = Number(process.env["FUNDBOOK_WRITES_SECONDS"] ?? 600);

export type Writes = {
  done: number;
  refused: number;
  jobs: number;
  failedJobs: number;
  /** How often the database was started again. */
  restarts: number;
  /** The longest time without a write that got through, in seconds. */
  longestPause: number;
};

/** 64 people add and delete funds of 250 transactions as fast as they can, beside the hourly job in a loop. */
export async function writes(): Promise<Writes> {
  const source = await startHttpServer();
  source.answer(text(navFixture("eight-columns")));
  const product = await startTestProduct({ AMFI_NAV_URL: source.url, RATE_LIMITS: "off" });
  try {
    return await writeAndCount(product);
  } finally {
    await product.stop();
    await source.stop();
  }
}

async function writeAndCount(product: TestProduct): Promise<Writes> {
  const owners: ApiClient[] = [];
  for (let count = 0; count < writers; count += 1)
    owners.push(await registerByRequest(product.url));
  const end = Date.now() + seconds * 1_000;
  const counts = { done: 0, refused: 0, jobs: 0, failedJobs: 0 };
  let [lastAt, longest] = [Date.now(), 0];
  const count = (status: number) => {
    if (status !== 200) return (counts.refused += 1);
    longest = Math.max(longest, Date.now() - lastAt);
    lastAt = Date.now();
    return (counts.done += 1);
  };
  const write = async (owner: ApiClient) => {
    while (Date.now() < end) {
      const input = ledgerInput(Array.from({ length: transactions }, () => transactionInput()));
      count((await owner.mutate("funds.add", input)).status);
      count((await owner.mutate("funds.delete", { id: input.id })).status);
    }
  };
  const runJobs = async () => {
    while (Date.now() < end) {
      counts.jobs += 1;
      // A job that fails says why in the log, and runs again.
      await runHourlyJob(product).catch(() => (counts.failedJobs += 1));
    }
  };
  await Promise.all([runJobs(), ...owners.map(write)]);
  const restarts = product.said.filter((line) => line.includes("starting it again")).length;
  return { ...counts, restarts, longestPause: Math.max(longest, Date.now() - lastAt) / 1_000 };
}
