import { expect, it, vi } from "vitest";
import { fundInput, register } from "../../support/api/api-client.ts";
import { fundsOf } from "../../support/api/funds.ts";
import { mountSmallDisk, type SmallDisk } from "../../support/servers/small-disk.ts";
import { pidsOf, startTestProduct } from "../../support/servers/test-product.ts";

const settings = { AMFI_NAV_URL: "http://127.0.0.1:9/", RATE_LIMITS: "off" };
const message =
  "Nothing can be saved right now: the disk of this Fundbook is full or broken. What was saved is safe.";

async function withSmallDisk(test: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const disk = mountSmallDisk(32);
  if (disk === null)
    return console.log("Full disks were not tried: only root can mount a small one.");
  try {
    await test(disk);
  } finally {
    disk.remove();
  }
}

it("a full disk refuses writes in a sentence, ends nothing, and loses nothing that was stored", () =>
  withSmallDisk(async (disk) => {
    const product = await startTestProduct(settings, disk.path);
    try {
      const asha = await register(product.url);
      const health = async () => (await fetch(`${product.url}/api/health`)).json();
      const add = () => asha.mutate("funds.add", fundInput());
      expect((await add()).status).toBe(200);
      const pids = pidsOf(product);

      disk.fill();
      // What the database has reserved already is used up first.
      await vi.waitFor(async () => expect((await add()).error).toMatchObject({ message }), {
        interval: 0,
      });
      const stored = (await fundsOf(asha)).length;
      expect(await add()).toMatchObject({ status: 503 });
      // A write of the check can be so small that it still fits.
      await expect.poll(health).toMatchObject({ ok: false, database: "disk" });
      expect(await fundsOf(asha)).toHaveLength(stored);

      disk.free();
      expect((await add()).status).toBe(200);
      await vi.waitFor(async () => expect(await health()).toMatchObject({ ok: true }));
      expect(await fundsOf(asha)).toHaveLength(stored + 1);
      expect(pidsOf(product)).toEqual(pids);
    } finally {
      await product.stop();
    }
  }));

it("a start on a full disk says that the disk is full", () =>
  withSmallDisk(async (disk) => {
    disk.fill();
    await expect(startTestProduct(settings, disk.path)).rejects.toThrow(/disk .* is full/);
  }));
