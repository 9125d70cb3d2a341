// @module-tag long
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureBuilt } from "../../../scripts/product/build/build.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { listProcesses } from "../../../scripts/product/servers/process-table.ts";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { quietWrangler } from "../../../scripts/product/build/wrangler.ts";
import { apiClient, password } from "../../support/api/api-client.ts";
import { okay } from "../../support/api/ledgers.ts";
import { todaysList } from "../../support/data/fixtures.ts";
import { lockedPdf, signedBy, statementMail } from "../../support/data/mails.ts";
import { startHttpServer, text, type HttpServer } from "../../support/servers/http-server.ts";
import { noHistorySource } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

const root = join(import.meta.dirname, "../../..");
const notInClone = /^(\.git|\.data|\.wrangler|\.dev\.vars|node_modules|dist\.new)$/;

let source: HttpServer;
let clone: string;
let settings: Record<string, string>;
beforeAll(async () => {
  source = await startHttpServer();
  settings = {
    ...noHistorySource,
    AMFI_NAV_URL: source.url,
    RATE_LIMITS: "off",
    INBOX_DOMAIN: "in.test.example",
  };
  // What is built is copied, because building takes long.
  await ensureBuilt();
});
afterAll(() => source?.stop());
beforeEach(() => {
  source.answer(text("no list"));
  clone = mkdtempSync(join(tmpdir(), "fundbook-clone-"));
  const filter = (path: string) => !notInClone.test(relative(root, path));
  cpSync(root, clone, { recursive: true, filter, verbatimSymlinks: true });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const devVars = () => join(clone, ".dev.vars");
const isUp = async (url: string) => (await fetch(`${url}/api/health`)).status === 200;
/** wrangler, its runtime and what was started beside it. */
const startedThere = (port: number) =>
  listProcesses().filter(
    ({ command }) => command.includes(clone) || command.includes(`--port ${port}`),
  );

async function startWrangler() {
  const port = await freePort();
  const words = [join(root, "node_modules/wrangler/bin/wrangler.js"), "dev", "--port", `${port}`];
  const { CLOUDFLARE_ENV: _, ...quiet } = quietWrangler(join(clone, ".wrangler"));
  const child = spawn(...tiedToParent(process.execPath, words), {
    cwd: clone,
    env: { ...process.env, ...settings, ...quiet, NODE_ENV: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output.on("data", (part) => (said += String(part)));
  }
  const url = `http://localhost:${port}`;
  await waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(said);
    expect(await isUp(url).catch(() => false), said).toBe(true);
  });
  return { url, port, child };
}

describe("wrangler dev in a fresh clone", () => {
  it("brings up a product with accounts, a scheme list and the hourly job, and leaves nothing behind", async () => {
    const { url, port, child } = await startWrangler();
    const asha = apiClient(url);
    const { email } = asha;
    const account = { name: "Asha Rao", email, password, confirmPassword: password };
    expect((await asha.mutate("auth.register", account)).status).toBe(200);
    const { address } = okay(await asha.mutate("inbox.address")) as { address: string };
    const signed = signedBy("camsonline.com", "mx.cloudflare.net");
    const route = `${url}/cdn-cgi/handler/email?from=a@camsonline.com&to=`;
    const arrive = (to: string) =>
      fetch(route + to, { method: "POST", body: statementMail(lockedPdf(), { top: [signed] }) });
    expect(await (await arrive(address)).text()).toMatch(/success/i);
    expect(await (await arrive("nobody@in.test.example")).text()).toContain("no such address");
    expect(okay(await asha.query("inbox.list"))).toMatchObject({ files: [{ kind: "registrar" }] });
    const status = async () => (await asha.query("nav.status")).data;
    await expect.poll(status).toMatchObject({ source: "sample" });
    source.answer(text(todaysList()));
    expect((await fetch(`${url}/cdn-cgi/handler/scheduled`)).status).toBe(200);
    expect(await status()).toMatchObject({ source: "amfi", schemes: 5 });
    expect((await fetch(`${url}/funds/view-funds`)).status).toBe(200);
    const missing = await fetch(`${url}/no-such-page`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('<div id="root">');
    child.kill("SIGINT");
    await waitUntil(() => expect(startedThere(port)).toEqual([]));
    expect(existsSync(devVars())).toBe(false);
  });

  it("leaves nothing behind when it is killed, and keeps what is in .dev.vars", async () => {
    writeFileSync(devVars(), 'MAIL_FROM="Asha <asha@example.in>"\n');
    const { port, child } = await startWrangler();
    child.kill("SIGKILL");
    await waitUntil(() => expect(startedThere(port)).toEqual([]));
    expect(readFileSync(devVars(), "utf8")).toBe('MAIL_FROM="Asha <asha@example.in>"\n');
  });
});
