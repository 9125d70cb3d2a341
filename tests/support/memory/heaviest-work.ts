import { indianDay } from "../../../src/shared/dates.ts";
import { dayOf } from "../../../src/shared/history/days.ts";
import { maxItemsPerPart } from "../../../src/shared/imports/part-limits.ts";
import { apiClient, password } from "../api/api-client.ts";
import { commitInput, fundItem, transactionItem } from "../api/imports.ts";
import { registerUser, type RegisteredUser } from "../api/sharing.ts";
import { insertAtLimits, insertHistoriesAtLimit } from "../data/insert-at-limits.ts";
import { schemesInList } from "./list-source.ts";
import { runSql } from "../servers/run-sql.ts";

const trackedSchemes = 3_000;
/** Two weeks have ten weekdays, as many as one run asks for. */
const daysMissed = 14;
const signIns = 12;
const maxAttempts = 20;

export type Work = {
  name: string;
  /** Whether the last work does it as well. */
  isRepeated?: true;
  /** Stores what it works on, without the worker. */
  prepare?: () => Promise<void>;
  run: () => Promise<void>;
};
type Running = {
  /** Of the worker that does the work; another one may be started between. */
  url: () => string;
  databaseUrl: string;
  changeNavs: () => void;
};

/**
 * What takes the most memory, in an order in which each finds what it needs.
 * @returns works that fail where an answer is wrong or not whole
 */
export function heaviestWork({ url, databaseUrl, changeNavs }: Running): Work[] {
  let owner: RegisteredUser;
  const get = async (path: string): Promise<string> => {
    const headers = { cookie: owner.cookie() };
    const response = await untilNotBusy(() => fetch(`${url()}${path}`, { headers }));
    return successful(response, path);
  };
  const query = (procedure: string, input?: object) =>
    get(
      `/api/trpc/${procedure}${input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ""}`,
    );
  const mutate = async (cookie: string, procedure: string, input: object) => {
    const client = apiClient(url(), cookie);
    const { status, error } = await untilNotBusy(() => client.mutate(procedure, input));
    if (status !== 200) throw new Error(`${procedure} returned ${status}: ${error?.message}`);
  };
  const hourlyJob = async () => {
    await successful(await fetch(`${url()}/hourly`), "the hourly job");
  };
  const importList = async () => {
    await hourlyJob();
    await expectCount(databaseUrl, "schemes", schemesInList);
  };
  const signIn = async () => {
    for (let left = signIns; left > 0; left -= 4) {
      const four = Array.from({ length: 4 }, () =>
        mutate("", "auth.login", { email: owner.email, password }),
      );
      await Promise.all(four);
    }
  };
  const download = async (file: string, transactions: RegExp) => {
    const found = [...(await get(`/api/account/${file}`)).matchAll(transactions)].length;
    await expectCount(databaseUrl, "transactions", found);
  };
  return [
    { name: "the hourly job with a new list of 14,000 schemes", run: importList },
    {
      name: "the hourly job with another NAV of each",
      prepare: async () => changeNavs(),
      run: importList,
    },
    {
      name: "the list, in both formats",
      run: async () => {
        for (const path of ["/api/schemes", "/api/getList"]) {
          await successful(await fetch(`${url()}${path}`), path);
        }
      },
    },
    {
      name: "12 sign-ins, four at a time",
      run: async () => {
        owner = await registerUser(url());
        await signIn();
      },
    },
    {
      name: "a list of 1,000 funds",
      prepare: async () => {
        await insertAtLimits(databaseUrl, owner.id);
        await insertHistoriesAtLimit(databaseUrl);
      },
      run: async () => void (await query("funds.list")),
    },
    { name: "their returns", run: async () => void (await query("portfolio.performance")) },
    {
      name: "their value by day, of 20 years",
      run: async () => void (await query("portfolio.history", {})),
    },
    { name: "their tax report", run: async () => void (await query("tax.report", {})) },
    {
      name: "committing 500 transactions with long notes",
      run: () => mutate(owner.cookie(), "imports.commit", largestPart()),
    },
    {
      name: "data.json of 50,000 transactions",
      isRepeated: true,
      run: () => download("data.json", /"stampDuty":/g),
    },
    { name: "transactions.csv of as many", run: () => download("transactions.csv", /\r\n(?=.)/g) },
    {
      name: "ghostfolio.json of as many",
      run: () => download("ghostfolio.json", /"dataSource":/g),
    },
    {
      name: "the hourly job with 3,000 tracked schemes",
      prepare: () => {
        changeNavs();
        return trackWithGaps(databaseUrl);
      },
      run: async () => {
        await hourlyJob();
        await expectCount(databaseUrl, "missed_days", 0);
        const filled = `(select distinct code from nav_points where day between ${today() - 3} and ${today() - 1})`;
        await expectCount(databaseUrl, filled, trackedSchemes);
      },
    },
    {
      name: "data.json, sign-ins and a new list at once",
      prepare: async () => changeNavs(),
      run: async () => {
        await Promise.all([download("data.json", /"stampDuty":/g), signIn(), importList()]);
      },
    },
  ];
}

/** As clients do: on a busy machine a call can wait too long for another one's lock. */
async function untilNotBusy<Response extends { status: number }>(
  call: () => Promise<Response>,
): Promise<Response> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await call();
    if (![429, 503].includes(response.status) || attempts === maxAttempts) return response;
  }
}

const today = () => dayOf(indianDay(new Date()));

async function successful(response: Response, name: string): Promise<string> {
  const body = await response.text();
  if (response.status === 200) return body;
  throw new Error(`${name} returned ${response.status}: ${body.slice(0, 200)}`);
}

async function expectCount(databaseUrl: string, table: string, count: number): Promise<void> {
  const [row] = await runSql(databaseUrl, `select count(*) as rows from ${table}`);
  if (row?.["rows"] !== count)
    throw new Error(`${table} has ${String(row?.["rows"])} rows, not ${count}`);
}

/** Notes of 200 letters with three bytes each, as long as they may be. */
function largestPart() {
  const item = fundItem({ folioNumber: "new", coverage: "later" });
  const rows = Array.from({ length: maxItemsPerPart - 1 }, (_, index) =>
    transactionItem(`${index} ${"k".repeat(110)}`, { note: "निवेश".repeat(40) }),
  );
  return commitInput([item, ...rows]);
}

/** Schemes with 65 NAVs that are not packed yet, a gap before today, and some without any past. */
async function trackWithGaps(databaseUrl: string): Promise<void> {
  const last = 100_000 + trackedSchemes;
  await runSql(
    databaseUrl,
    `insert or ignore into tracked_schemes (code, wanted_from, filled_from)
     select code, '2006-01-01', iif(cast(code as integer) % 20 = 0, null, '2006-01-01')
     from (select key as code from schemes where key < ?)`,
    [String(last)],
  );
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 65)
     insert or ignore into nav_points (code, day, nav)
     select key, ? - i, '12.3456' from schemes, n where key < ?`,
    [today() - daysMissed, String(last)],
  );
}
