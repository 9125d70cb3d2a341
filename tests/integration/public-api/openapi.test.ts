import { Validator } from "@seriousme/openapi-schema-validator";
import createClient from "openapi-fetch";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { plainRoutes } from "../../../src/server/public-api/procedures/plain-routes.ts";
import { addToken } from "../../support/api/access-tokens.ts";
import { register } from "../../support/api/api-client.ts";
import { exportedFile } from "../../support/api/exported-file.ts";
import { navFixture } from "../../support/data/fixtures.ts";
import { loadFeed } from "../../support/servers/load-feed.ts";
import type { paths } from "../../support/api/openapi-client.gen.ts";

const baseUrl = inject("baseUrl");
beforeAll(() => loadFeed(inject("databaseUrl"), navFixture("six-columns")));

describe("the description of the plain routes", () => {
  it("is valid OpenAPI 3.1, has every route, and is public", async () => {
    const response = await fetch(`${baseUrl}/api/openapi.json`);
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe("3.1.0");
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
    expect(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    ).toEqual(
      [...Map.groupBy(plainRoutes, ({ path }) => path).values()].flatMap((routes) =>
        routes.map(({ method, path }) => `${method} ${path}`),
      ),
    );
  });

  it("makes a client that tries and adds an import, and reads the portfolio", async () => {
    const asha = await register(baseUrl);
    const { token } = await addToken(asha, "import");
    const client = createClient<paths>({
      baseUrl: `${baseUrl}/api/v1`,
      headers: { authorization: `Bearer ${token}` },
    });
    const body = { id: crypto.randomUUID(), data: exportedFile() };
    const tried = await client.POST("/imports", { body: { ...body, dryRun: true } });
    expect(tried.data).toMatchObject({ dryRun: true, added: 2 });
    const added = await client.POST("/imports", { body: { ...body, dryRun: false } });
    expect(added.data).toMatchObject({ dryRun: false, added: 2 });
    const { data } = await client.GET("/portfolio", { params: { query: { holder: "me" } } });
    expect(data).toMatchObject({ paidIn: 10_000, leftOut: 0 });
    const page = await client.GET("/transactions", { params: { query: { limit: 1 } } });
    expect(page.data?.transactions[0]?.amount).toBe(10_000);
    expect(page.data?.nextCursor).toEqual(expect.any(String));
    const row = {
      id: crypto.randomUUID(),
      fund: page.data?.transactions[0]?.fundId ?? "",
      date: "2026-01-05",
      type: "purchase" as const,
      units: 1,
      amount: 404.6,
      accept: ["nav" as const],
    };
    const rows = { id: crypto.randomUUID(), dryRun: false, transactions: [row] };
    const sent = await client.POST("/transactions", { body: rows });
    expect(sent.data).toMatchObject({ added: 1 });
    const { error, response } = await client.GET("/funds/{id}", {
      params: { path: { id: "unknown" } },
    });
    expect([response.status, error?.code]).toEqual([404, "funds/not-found"]);
  });
});
