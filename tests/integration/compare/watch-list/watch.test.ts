import { beforeAll, expect, inject, it } from "vitest";
import {
  maxWatched,
  type WatchedScheme,
} from "../../../../src/shared/compare/watch-list/schema.ts";
import { register, type ApiClient } from "../../../support/api/api-client.ts";
import { okay } from "../../../support/api/ledgers.ts";
import { registerUser } from "../../../support/api/sharing.ts";
import { navFixture } from "../../../support/data/fixtures.ts";
import { loadFeed } from "../../../support/servers/load-feed.ts";
import { runSql } from "../../../support/servers/run-sql.ts";

const databaseUrl = inject("databaseUrl");
const code = "900002";
beforeAll(() => loadFeed(databaseUrl, navFixture("six-columns")));

const watchedBy = async (user: ApiClient) => okay<WatchedScheme[]>(await user.query("watch.list"));
const codesOf = (schemes: readonly WatchedScheme[]) => schemes.map((scheme) => scheme.code);

it("a scheme is watched once, however often it is added, and by nobody else", async () => {
  const [owner, stranger] = [await register(inject("baseUrl")), await register(inject("baseUrl"))];
  const [added] = okay<WatchedScheme[]>(await owner.mutate("watch.add", { code }));
  expect(added).toMatchObject({
    name: "First Example PSU Debt Fund - Direct Plan - Growth",
    nav: "404.6081",
    navDate: "2026-08-18",
    previousNav: null,
  });
  okay(await owner.mutate("watch.add", { code }));
  expect(await watchedBy(owner)).toEqual([added]);
  expect(await watchedBy(stranger)).toEqual([]);
});

it("a watched scheme that has left the list stays, without name and NAV", async () => {
  const owner = await registerUser(inject("baseUrl"));
  await runSql(databaseUrl, "insert into watched_schemes values (?1, '123456', 1)", [owner.id]);
  expect(await watchedBy(owner)).toMatchObject([{ code: "123456", name: null, nav: null }]);
  okay(await owner.mutate("watch.remove", { code: "123456" }));
  okay(await owner.mutate("watch.remove", { code: "123456" }));
  expect(await watchedBy(owner)).toEqual([]);
});

it("the watch list refuses a scheme that the list lacks, and one more than it may have", async () => {
  const owner = await registerUser(inject("baseUrl"));
  const refusal = async (unlisted: string) =>
    (await owner.mutate("watch.add", { code: unlisted })).error?.data.appCode;
  expect(await refusal("123456")).toBe("watch/unknown-scheme");
  await runSql(
    databaseUrl,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into watched_schemes (user_id, code, created_at) select ?1, '8' || i, i from n`,
    [owner.id, maxWatched],
  );
  expect(await refusal(code)).toBe("watch/too-many");
  const before = codesOf(await watchedBy(owner));
  expect(before).toHaveLength(maxWatched);
  okay(await owner.mutate("watch.remove", { code: "81" }));
  okay(await owner.mutate("watch.add", { code }));
  expect(codesOf(await watchedBy(owner))).toEqual([...before.slice(1), code]);
});

it("a comparison of six schemes is refused with a sentence", async () => {
  const owner = await register(inject("baseUrl"));
  const codes = ["1", "2", "3", "4", "5", "6"];
  const { error } = await owner.query("compare.schemes", { codes });
  expect(error?.data.fieldErrors?.["codes"]).toContain("At most five schemes can be compared");
});
