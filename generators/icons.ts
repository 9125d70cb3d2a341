import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { browserFlags } from "../tests/support/browser/browser-flags.ts";
import { command, runCommand } from "../scripts/product/command.ts";
import { root } from "../scripts/product/root.ts";
import { provideBrowser } from "../tests/support/browser/browser-program.ts";

const mark = readFileSync(join(root, "src/client/public/mark.svg"), "utf8");

/** [file, pixels, the mark's share, background]. Systems may crop the edge of a maskable icon. */
const icons = [
  ["icon-192.png", 192, 1, "transparent"],
  ["icon-512.png", 512, 1, "transparent"],
  ["icon-maskable-512.png", 512, 0.6, "#faf9f7"],
  ["apple-touch-icon.png", 180, 0.7, "#faf9f7"],
] as const;

await runCommand(
  command("icons", "Draws the app's icons from src/client/public/mark.svg.").action(async () => {
    const browser = await chromium.launch({ executablePath: provideBrowser(), args: browserFlags });
    for (const [file, pixels, share, background] of icons) {
      const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
      const style = `body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}svg{width:${share * 100}vw}`;
      await page.setContent(`<style>${style}</style>${mark}`);
      const path = join(root, "src/client/public/icons", file);
      await page.screenshot({ path, omitBackground: true });
    }
    await browser.close();
  }),
);
