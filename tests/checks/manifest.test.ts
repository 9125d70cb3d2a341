import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Screenshot = { src: string; sizes: string; form_factor: "narrow" | "wide" };
type Manifest = { screenshots: Screenshot[]; share_target: { action: string } };
const manifest = JSON.parse(read("src/client/public/manifest.webmanifest")) as Manifest;

describe("the web app's manifest", () => {
  it.each(manifest.screenshots)("names a small picture of $sizes: $src", (screenshot) => {
    const { src, sizes, form_factor: formFactor } = screenshot;
    const bytes = readFileSync(join(root, "src/client/public", src));
    const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect(`${width}x${height}`).toBe(sizes);
    expect(formFactor).toBe(width > height ? "wide" : "narrow");
    expect(bytes.length).toBeLessThan(150_000);
    const made = src.replace("/screenshots/", "docs/screenshots/").replace(".png", "-light.png");
    expect(bytes).toEqual(readFileSync(join(root, made)));
  });

  it("shares files to the address that service worker, server and nginx answer", () => {
    const { action } = manifest.share_target;
    const missed = "/funds/import?shared=missed";
    expect(read("src/service-worker/service-worker.ts")).toContain(`shareTarget = "${action}"`);
    expect(read("src/server/app.ts")).toContain(`sharedFilesPath = "${action}"`);
    expect(read("src/server/imports/procedures/routes.ts")).toContain(`"${missed}", 303`);
    const conf = read("deploy/nginx/fundbook.conf");
    const [, location = ""] = conf.split(`location = ${action} {`);
    expect(location.split("}")[0]).toContain(`return 303 ${missed};`);
  });
});
