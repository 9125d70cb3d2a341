import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../scripts/product/root.ts";

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();
const read = (file: string): string => readFileSync(join(root, file), "utf8");

/** What names rows of a user: the columns, in Drizzle's spelling and in SQL's. */
const userColumn = /\b(userId|recipientId|senderId|user_id|recipient_id|sender_id)\b/;
/** Types that only a checked user, or the session of the same batch, can make. */
const checkedOwner = /\b(UserId|Owner|FundSet|Share|Parties)\b/;

/** Queries of rows of users that no checked user names, with what names them instead. */
const otherQueries: Record<string, string> = {
  accessTokenWithUser: "a hash of the access token",
  anyToUnsubscribe: "the token in a letter",
  calendarByHash: "a hash of the token in its address",
  claimDueMail: "the worker, which fetches the mails of all inboxes",
  claimLosses: "the worker, which ends second factors that are said to be lost",
  claimNewLetters: "the worker, which sends the letters of everybody",
  claimNotices: "the worker, which mails what everybody waits to be told",
  countCalled: "the key of a call, which has the letters of everybody",
  deleteExpiredFormerFactors: "the hourly job, which deletes what has expired of everybody",
  deleteExpiredInboxFiles: "the hourly job, which deletes what has expired of everybody",
  deleteLossByCode: "a hash of the mailed code",
  deleteOAuthRecord: "a random id that only the grant's own secrets have",
  deleteSession: "the session's own id, a hash of its token",
  dueShares: "the hourly job, which reads what everybody shares",
  dueSips: "the hourly job, which reads the SIPs of everybody",
  factorByEmail: "an address, whose password is checked next",
  holdersOfAddress: "an address; only its owner is told whether there are any",
  identityByEmail: "an address that a provider vouches for",
  inboxByLocalPart: "the address that a mail was sent to; only its owner can read what comes of it",
  insertFoundMails: "the addresses that mails were sent to; nothing is answered",
  insertOAuthToken: "a grant, by a random id that only its own secrets have",
  insertOperatorInvitation: "nobody: the operator makes it",
  legsLeftAlone: "the hourly job, which looks at what everybody deleted",
  makeDue: "the hourly job, which makes the letters due that everybody asked for",
  markTold: "the claim of the worker, which sends the letters of everybody",
  nextChunkOfOtherKeys: "the operator, who seals what waits by another key",
  noteOverflow: "many users, whom a message of Resend names",
  openLoss: "a hash of the mailed code, and one of the browser's cookie",
  passkeyWithUser: "the id that an authenticator sends, whose signature is checked next",
  pendingLinkOf: "a hash of the browser's cookie",
  resetByCode: "a hash of the mailed code",
  sessionWithUser: "the session's own id, a hash of its token",
  setLinkCode: "a hash of the browser's cookie",
  stopLetters: "the letter's id, and the address that it went to",
  storeKey: "the claim of the worker, which sends the letters of everybody",
  takeDuePushes: "the worker, which tells everybody's devices what is due",
  trustByLink: "a hash of the mailed code",
  uncountRefused: "the claim of the worker, which sends the letters of everybody",
  unsubscribe: "the token in a letter",
  untrackedSchemes: "the hourly job, which tracks the schemes of everybody",
  updateGrant: "a random id that only the grant's own secrets have",
  userByIdentity: "an identity that a provider vouches for",
  userOfResetCode: "a hash of the mailed code",
  userOfTicket: "a hash of the browser's cookie, given for a right password",
  usersToLookAt: "the hourly job, which looks at what everybody's devices are to be told",
};

/** The exported queries of a file: each has the database as its first parameter. */
const queriesOf = (source: string): { name: string; text: string }[] =>
  source.split(/^(?=export |const |type |function )/m).flatMap((text) => {
    const [, name] = /^export (?:const|(?:async )?function) (\w+)/.exec(text) ?? [];
    return name !== undefined && /: Database\b/.test(text) ? [{ name, text }] : [];
  });

describe("the queries of the server", () => {
  const queries = filesOf("src/server/**/{queries,queries/**/*}.ts").flatMap((file) =>
    queriesOf(read(file)),
  );
  const ofUsers = queries.filter(({ text }) => userColumn.test(text));

  it("take a checked user wherever they name rows of a user", () => {
    const unchecked = ofUsers.filter(({ text }) => !checkedOwner.test(text));
    expect(ofUsers.length).toBeGreaterThan(60);
    expect(unchecked.map(({ name }) => name).toSorted()).toEqual(Object.keys(otherQueries));
  });

  it("take no user's id as plain text, but that of the other party of a share", () => {
    const plain = queries.filter(({ text }) =>
      /\b(userId|owner|ownerId|recipient|recipientId|sender|uid): string\b/.test(text),
    );
    expect(plain.map(({ name }) => name)).toEqual([]);
  });

  it("get checked users from the few files that have checked them", () => {
    const makers = filesOf("src/server/**/*.ts").filter((file) =>
      /\bcheckedUserId\(/.test(read(file)),
    );
    expect(makers).toEqual([
      "src/server/auth/access-tokens/check-access-token.ts",
      "src/server/auth/addresses/mail-proof.ts",
      "src/server/auth/addresses/mail-way-back.ts",
      "src/server/auth/addresses/procedures/change.ts",
      "src/server/auth/addresses/procedures/revert.ts",
      "src/server/auth/events/send-notices.ts",
      "src/server/auth/mail-device-link.ts",
      "src/server/auth/openid/procedures/link-by-password.ts",
      "src/server/auth/passkeys/check-passkey.ts",
      "src/server/auth/procedures/login-code.ts",
      "src/server/auth/procedures/request-password-reset.ts",
      "src/server/auth/procedures/reset-password.ts",
      "src/server/auth/second-factor/advance-losses.ts",
      "src/server/auth/second-factor/procedures/confirm-loss.ts",
      "src/server/auth/second-factor/procedures/report-loss.ts",
      "src/server/auth/second-factor/ticket.ts",
      "src/server/auth/sessions/adapter.ts",
      "src/server/auth/sessions/check-session.ts",
      "src/server/auth/sessions/start-session.ts",
      "src/server/calendar/procedures/read-calendar.ts",
      "src/server/inbox/procedures/fetch-mails.ts",
      "src/server/inbox/procedures/receive-mail.ts",
      "src/server/letters/send-letters.ts",
      "src/server/push/make-due.ts",
      "src/server/push/send-pushes.ts",
      "src/server/sharing/procedures/keep-up-shares.ts",
      "src/server/sips/procedures/record-instalments.ts",
      "src/server/transactions/release-lone-legs.ts",
    ]);
  });
});

describe("the batches of the server", () => {
  it("all run through `runBatch`, which says which guard failed", () => {
    const runners = filesOf("src/server/**/*.ts").filter((file) => /\.batch\(/.test(read(file)));
    expect(runners).toEqual([
      "src/server/platform/db/batch.ts",
      "src/server/platform/db/client.ts",
    ]);
  });
});

/** Files of tests that open a database themselves. A write beside the product's can make sqld lose its lock. */
const databaseOpeners: Record<string, string> = {
  "tests/integration/commands/power-cut.test.ts": "a database of its own, without a worker",
  "tests/integration/inbox/faults.test.ts": "goes through a proxy that drops what it writes",
  "tests/integration/sharing/two-people.test.ts": "writes in the product's turn",
  "tests/support/servers/lose-lock.ts": "loses the lock",
  "tests/support/servers/run-sql.ts": "writes in the product's turn",
  "tests/support/servers/test-database.ts": "writes in the product's turn",
  "tests/unit/server/platform/db/client.test.ts": "stands for the database itself",
};

describe("the databases of tests", () => {
  it("are opened in a few files, which write in the product's turn", () => {
    const openers = filesOf("tests/**/*.ts").filter((file) =>
      /\b(openDatabase|createClient)\(\{/.test(read(file)),
    );
    expect(openers).toEqual(Object.keys(databaseOpeners));
  });
});

describe("the table of sessions", () => {
  it("is read and written only by the queries of auth/sessions", () => {
    const table =
      /import \{[^}]*\bsessions\b[^}]*\} from "[^"]*\btables\.ts"|\b(from|into|join|update) sessions\b/;
    const users = filesOf("src/server/**/*.ts").filter((file) => table.test(read(file)));
    expect(users).toEqual([
      "src/server/auth/sessions/queries.ts",
      // Its rows end with their session.
      "src/server/push/tables.ts",
    ]);
  });
});

describe("the procedures", () => {
  it("are those of all domains, each router under its own name", () => {
    const text = read("src/server/router.ts");
    const routers = [...text.matchAll(/^ {2}(\w+): (\w+)Router,$/gm)];
    expect(routers.map(([, name]) => name)).toEqual(routers.map(([, , router]) => router));
    const imported = [...text.matchAll(/ (\w+)Router \} from "\.\/([^"]+)"/g)];
    const domains = imported.filter(([, , path = ""]) => path.includes("/procedures/"));
    expect(domains.map(([, name]) => name).toSorted()).toEqual(
      routers.map(([, name]) => name).toSorted(),
    );
    expect(domains.map(([, , path]) => `src/server/${path}`).toSorted()).toEqual(
      filesOf("src/server/**/router.ts").filter((file) => file !== "src/server/router.ts"),
    );
  });
});

/** Files that read the machine's clock. All others are given the time, so that tests can set it. */
const clockReaders: Record<string, string> = {
  "src/server/auth/assistants/authorization-server.ts":
    "counts as the OAuth library does, which reads it too",
  "src/server/history/fill-history.ts": "ends a run of the hourly job that takes too long",
  "src/server/platform/counting/metric-families.ts": "measures how long something takes",
  "src/server/platform/db/send-request.ts": "ends a request to the database that takes too long",
  "src/server/platform/db/write-queue.ts": "ends a wait that takes too long",
  "src/server/platform/health/check-database.ts": "uses a result again for a second",
  "src/server/platform/job/run-parts.ts": "ends a part of a job that takes too long",
  "src/server/platform/limits/expensive-calls.ts": "ends a wait that takes too long",
  "src/server/platform/limits/open-responses.ts": "frees the place of an answer that nobody reads",
  "src/server/platform/log/log.ts": "dates the lines of the log",
  "src/server/platform/queue/semaphore.ts": "frees the place of a write that takes too long",
  "src/server/services.ts": "makes the clock that is passed in",
  "src/server/sharing/procedures/keep-up-shares.ts":
    "ends a run of the hourly job that takes too long",
};

describe("the clock", () => {
  it("is read only by files that measure a wait, write the log or pass it in", () => {
    const readers = filesOf("src/{server,shared}/**/*.ts").filter((file) =>
      /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\bperformance\.now\b/.test(read(file)),
    );
    expect(readers).toEqual(Object.keys(clockReaders));
  });
});

/** Attempts that stay counted when they succeed: each makes or mails something. */
const keptAttempts: Record<string, string> = {
  "src/server/auth/openid/procedures/link-by-mail.ts": "mails a link",
  "src/server/auth/openid/procedures/routes.ts": "asks a provider",
  "src/server/auth/procedures/register.ts": "makes an account",
  "src/server/auth/procedures/request-password-reset.ts": "mails a link",
  "src/server/auth/second-factor/procedures/report-loss.ts": "mails a link",
  "src/server/demo/procedures/start-demo.ts": "makes an account",
};

describe("counted attempts", () => {
  it("are taken back where what was sent is right", () => {
    const kept = filesOf("src/server/**/*.ts").filter((file) => {
      const source = read(file);
      return (
        /\b(?:count|try)Attempt\(\s*ctx\b/.test(source) &&
        !/\b(?:recordSuccess|refundNetwork)\b/.test(source)
      );
    });
    expect(kept).toEqual(Object.keys(keptAttempts));
  });
});

describe("the forms of the client", () => {
  const forms = filesOf("src/client/**/*.tsx").filter((file) => /<form\b/.test(read(file)));

  it("all use one hook, and one component asks for the password in a dialog", () => {
    expect(forms.length).toBeGreaterThan(10);
    const hooks = filesOf("src/client/**/use-*-form.ts");
    expect(hooks.filter((file) => !/\buseForm\(/.test(read(file)))).toEqual([]);
    expect(forms.filter((file) => !/\buse\w*Form\(/.test(read(file)))).toEqual([]);
    const askers = filesOf("src/client/**/*-dialog.tsx").filter((file) =>
      /<PasswordInput\b/.test(read(file)),
    );
    expect(askers).toEqual([]);
  });
});

describe("the day of an instant", () => {
  it("is the reader's: no page cuts UTC's out of it", () => {
    const cut = filesOf("src/client/**/*.{ts,tsx}").filter((file) =>
      /\w+At\.slice\(0, 10\)/.test(read(file)),
    );
    expect(cut).toEqual([]);
  });
});
