// @module-tag long
import { describe, expect, it } from "vitest";
import { apiClient } from "../../support/api/api-client.ts";
import { listeningPortsOf } from "../../support/servers/listening-ports.ts";
import { createTestFolder } from "../../support/servers/test-product.ts";
import { byNpm, processesOf, startProduct } from "../../support/servers/ways-to-run.ts";
import { listProcesses } from "../../../scripts/product/servers/process-table.ts";

describe("npm run dev", () => {
  it("runs the worker from its sources without an inspector, and the cron job on request", async () => {
    const { path, stop } = createTestFolder();
    const product = await startProduct(byNpm, path, {}, undefined, ["--hot"]);
    const { url } = product;
    const pids = product.pids();
    expect(await product.isUp()).toBe(true);
    const serverProcesses = () => listProcesses().filter(({ group }) => group === pids.server);
    expect(serverProcesses().filter(({ command }) => /inspector|debug-port/.test(command))).toEqual(
      [],
    );
    for (const { port } of listeningPortsOf(pids.server)) {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      expect(await answer.text(), String(port)).not.toContain("webSocketDebuggerUrl");
    }
    const module = await fetch(`${url}/api/trpc.ts`);
    expect(module.headers.get("content-type")).toContain("javascript");
    const status = async () => (await apiClient(url).query("nav.status")).data;
    // The job fails where there is no list at all.
    await expect.poll(status).toMatchObject({ source: "sample" });
    const job = await fetch(`${url}/cdn-cgi/handler/scheduled`);
    expect(await job.text()).toBe("ok");
    expect(await status()).toMatchObject({
      refusal: { reason: expect.stringContaining("reached") },
    });
    expect(serverProcesses().map(({ command }) => command)).toContainEqual(
      expect.stringContaining("workerd serve"),
    );
    await product.end("SIGKILL");
    await expect.poll(() => [...serverProcesses(), ...processesOf(path)]).toEqual([]);
    await stop();
  });
});
