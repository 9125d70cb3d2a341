import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { tiedToParent } from "../../../scripts/product/platform.ts";
import { freePort } from "../../../scripts/product/servers/free-port.ts";
import { firstVisible, selectContent, type JourneyBrowser } from "./journey-browser.ts";
import { openSession, type WebDriver, type WebDriverElement } from "./web-driver.ts";

export type WebKitPrograms = { driver: string; display: string };

/** Starts WebKitGTK on a display of its own. The browser ends with the display, also when this process is killed. */
export async function startWebKit({ driver, display }: WebKitPrograms): Promise<JourneyBrowser> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const started: ChildProcess[] = [];
  const stop = async () => {
    for (const each of started.toReversed()) await end(each);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const screen = ["-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp"];
    const server = spawn(...tiedToParent(display, screen), { stdio: ["ignore", "pipe", "ignore"] });
    started.push(server);
    const number = await firstLine(server.stdout);
    const port = await freePort();
    const program = spawn(...tiedToParent(driver, [`--port=${port}`]), {
      env: {
        ...process.env,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        DISPLAY: `:${number}`,
        GDK_BACKEND: "x11",
        NO_AT_BRIDGE: "1",
      },
      stdio: "ignore",
    });
    started.push(program);
    const session = await openSession(
      `http://127.0.0.1:${port}`,
      () => program.exitCode === null && program.signalCode === null,
    );
    return { ...browserOf(session), stop: () => session.call("DELETE", "").then(stop, stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

const browserOf = ({ call, run, pathOf }: WebDriver): Omit<JourneyBrowser, "stop"> => ({
  open: async (url) => void (await call("POST", "/url", { url })),
  reload: async () => void (await call("POST", "/refresh")),
  async locate(xpath) {
    const element = (await run(firstVisible, xpath)) as WebDriverElement | null;
    if (element === null) return null;
    const path = pathOf(element);
    return {
      place: () => call("GET", `${path}/rect`),
      click: async () => void (await call("POST", `${path}/click`)),
      async retype(text) {
        await run(selectContent, element);
        await call("POST", `${path}/value`, { text });
      },
    };
  },
  async chooseFile(value, text) {
    const found = await call("POST", "/element", { using: "xpath", value });
    await call("POST", `${pathOf(found as WebDriverElement)}/value`, { text });
  },
  holds: async (source, given) => (await run(source, given)) === true,
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}

async function firstLine(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error("The display ended while it was starting");
}
