import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { connect, type ElementHandle, type Page } from "puppeteer-core";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { firstVisible, selectContent, type JourneyBrowser } from "./journey-browser.ts";

/** Without them a new profile calls Mozilla's services and opens pages of its own. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.newtabpage.enabled": false,
  "browser.region.network.url": "",
  "browser.safebrowsing.downloads.remote.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.search.update": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.push.connection.enabled": false,
  "extensions.getAddons.cache.enabled": false,
  "extensions.systemAddon.update.enabled": false,
  "extensions.update.enabled": false,
  "media.gmp-manager.updateEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "network.http.speculative-parallel-limit": 0,
  "security.remote_settings.crlite_filters.enabled": false,
  // Else it waits for somebody to touch a security key.
  "security.webauth.webauthn_enable_usbtoken": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.server": "",
  // Requests to other machines go to a proxy port where nothing listens.
  "network.proxy.type": 1,
  "network.proxy.socks": "127.0.0.1",
  "network.proxy.socks_port": 9,
  "network.proxy.socks_remote_dns": true,
};

/** Starts a headless Firefox with a profile of its own, driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<JourneyBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const firefox = spawn(...tiedToParent(program, [...flags, "about:blank"]), {
    env: { ...process.env, HOME: profile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(firefox, "exit");
  const stop = async () => {
    firefox.kill();
    await exited;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await bidiAddress(firefox.stderr);
    const browser = await connect({
      browserWSEndpoint: `${address}/session`,
      protocol: "webDriverBiDi",
    });
    return { ...browserOf(await browser.newPage()), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Puppeteer's own waits need `eval`, which the page's policy forbids. */
const browserOf = (page: Page): Omit<JourneyBrowser, "stop"> => ({
  open: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  async locate(xpath) {
    const handle = await page.evaluateHandle(firstVisible, xpath);
    const element = handle.asElement() as ElementHandle<Element> | null;
    return (
      element && {
        place: () => element.boundingBox(),
        click: () => element.click(),
        async retype(text) {
          await element.evaluate(selectContent);
          await element.type(text);
        },
      }
    );
  },
  async chooseFile(xpath, path) {
    const input = (await page.$(`::-p-xpath(${xpath})`)) as ElementHandle<HTMLInputElement> | null;
    if (input === null) throw new Error(`no ${xpath}`);
    await input.uploadFile(path);
  },
  holds: (run, given) => page.evaluate(run, given),
});

async function bidiAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      output.resume();
      return address;
    }
  }
  throw new Error("Firefox ended while it was starting");
}
