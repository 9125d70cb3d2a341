import { runHourlyJob } from "../../support/servers/hourly-job.ts";
import { version } from "../../../src/shared/version.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestProduct, type TestProduct } from "../../support/servers/test-product.ts";
import { register, apiClient } from "../../support/api/api-client.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";

const token = "metrics-token-of-a-test";
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/",
    METRICS_TOKEN: token,
  });
  await loadFeed(product.databaseUrl, navFixture("six-columns"));
});
afterAll(() => product?.stop());

const scrape = (headers: Record<string, string> = {}) =>
  fetch(`${product.url}/metrics`, { headers });

/** Prometheus's text format: each family's lines stand together, below its help and its type. */
function parsed(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  let family = "";
  for (const line of text.trimEnd().split("\n")) {
    const head = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line);
    if (head) {
      family = head[2] ?? "";
      continue;
    }
    const [, name = "", labels = "", value = ""] =
      /^([a-z_]+?)(\{(?:[a-z_]+="[^"\\\n]*",?)*\})? (\S+)$/.exec(line) ?? [];
    expect(name.startsWith(family), line).toBe(true);
    expect(samples.has(name + labels), line).toBe(false);
    samples.set(name + labels, Number(value));
  }
  return samples;
}

const scraped = async () =>
  parsed(await (await scrape({ authorization: `Bearer ${token}` })).text());

describe("GET /metrics", () => {
  it.each([
    {},
    { authorization: "Bearer wrong" },
    { authorization: `Bearer ${token.slice(1)}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer${token}` },
  ])("answers nothing to %j", async (headers: Record<string, string>) => {
    const answer = await scrape(headers);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain("fundbook_");
  });

  it("is not there without METRICS_TOKEN", async () => {
    const other = await startTestProduct({ AMFI_NAV_URL: "http://127.0.0.1:9/" });
    const answer = await fetch(`${other.url}/metrics`, { headers: { authorization: "Bearer " } });
    expect(answer.status).toBe(404);
    await other.stop();
  });

  it.each(["Bearer", "bearer", "BEARER"])("takes the token after the scheme %s", async (scheme) => {
    expect((await scrape({ authorization: `${scheme} ${token}` })).status).toBe(200);
  });

  it("shows the parts of the last hourly job, and which failed", async () => {
    await runHourlyJob(product);
    const samples = await scraped();
    const value = (name: string, part: string) =>
      samples.get(`fundbook_hourly_part_${name}{part="${part}"}`);
    for (const part of ["job", "list", "SIF list", "histories", "instalments", "deletions"]) {
      expect(value("failures", part)).toBe(0);
      expect(value("timestamp_seconds", part)).toBeGreaterThan(1e9);
      expect(value("seconds", part)).toBeGreaterThanOrEqual(0);
    }
    expect(samples.get("fundbook_hourly_deletions_waiting")).toBe(0);
    expect(samples.get('fundbook_list_refused{source="amfi",kind="broken"}')).toBe(1);
    expect(samples.get('fundbook_list_refused{source="amfi",kind="future"}')).toBe(0);
    expect(samples.get('fundbook_list_refused{source="amfi-sif",kind="broken"}')).toBe(1);
  });

  it("counts calls by outcome, round trips, waits and mails, and names no user", async () => {
    const asha = await register(product.url, "Asha Rao");
    await asha.query("funds.list");
    await asha.query("funds.list");
    await asha.mutate("funds.delete", { id: "none" });
    await apiClient(product.url).mutate("auth.requestPasswordReset", { email: asha.email });
    await apiClient(product.url).query("funds.list");
    await apiClient(product.url).query("no.such.procedure");
    const samples = await scraped();
    const calls = (procedure: string, outcome: string) =>
      samples.get(`fundbook_calls_total{procedure="${procedure}",outcome="${outcome}"}`);
    expect(calls("funds.list", "ok")).toBe(2);
    expect(calls("funds.list", "auth/unauthenticated")).toBe(1);
    expect(calls("funds.delete", "funds/not-found")).toBe(1);
    expect(samples.get('fundbook_call_seconds_count{procedure="funds.list"}')).toBe(3);
    expect(samples.get('fundbook_call_seconds_bucket{procedure="funds.list",le="+Inf"}')).toBe(3);
    expect(samples.get('fundbook_database_seconds_count{mode="read"}')).toBeGreaterThan(1);
    expect(samples.get("fundbook_write_wait_seconds_count")).toBeGreaterThan(1);
    expect(samples.get('fundbook_schemes{source="amfi"}')).toBe(5);
    expect(samples.get(`fundbook_info{version="${version}"}`)).toBe(1);
    expect(samples.get('fundbook_list_timestamp_seconds{source="amfi"}')).toBe(
      Date.UTC(2026, 7, 18) / 1_000,
    );
    expect(samples.has('fundbook_list_timestamp_seconds{source="amfi-sif"}')).toBe(false);
    expect(samples.get("fundbook_writes_waiting")).toBe(0);
    await expect
      .poll(async () => (await scraped()).get('fundbook_mails_total{outcome="sent"}'))
      .toBe(1);
    const all = [...samples.keys()].join("\n");
    expect(all).not.toMatch(/asha|@|no\.such/i);
  });
});
