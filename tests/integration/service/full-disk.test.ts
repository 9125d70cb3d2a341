import { expect, it } from "vitest";
import { fundInput, register } from "../../support/api/api-client.ts";
import { fundsOf } from "../../support/api/funds.ts";
import { mountSmallDisk, type SmallDisk } from "../../support/servers/small-disk.ts";
import { pidsOf, startTestProduct } from "../../support/servers/test-product.ts";
import { waitUntil } from "../../support/wait-until.ts";

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
      let stored = 0;
      const add = async () => {
        const response = await asha.mutate("funds.add", fundInput());
        if (response.status === 200) stored++;
        return response;
      };
      expect((await add()).status).toBe(200);
      const pids = pidsOf(product);

      disk.fill();
      // What the database has reserved already is used up first, and the row of the check can be so small that it still fits.
      await expect
        .poll(async () => ({ ...(await add()).error, ...(await health()) }), { interval: 0 })
        .toMatchObject({ message, ok: false, database: "disk" });
      expect(await add()).toMatchObject({ status: 503 });
      expect(await fundsOf(asha)).toHaveLength(stored);

      disk.free();
      expect((await add()).status).toBe(200);
      await waitUntil(async () => expect(await health()).toMatchObject({ ok: true }));
      expect(await fundsOf(asha)).toHaveLength(stored);
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
