import { afterEach, describe, expect, it, vi } from "vitest";
import {
  deleteKeptFiles,
  deleteKeptImport,
  keepFor,
  keptImport,
  keptPasswords,
  sealedOwner,
} from "../../../../src/client/browser/kept-on-device.ts";
import { seal } from "../../../../src/client/browser/sealed-store.ts";
import { rememberPassword } from "../../../../src/client/features/inbox/remembered-passwords.ts";
import { madeScheme, readMade } from "../../../support/data/cas-samples.ts";

/** Refuses every database, and counts who asks. */
function provideDatabases() {
  const open = vi.fn(() => {
    throw new DOMException("off", "SecurityError");
  });
  vi.stubGlobal("indexedDB", { open, deleteDatabase: () => {} });
  return open;
}

const content = new Blob(["a statement"]);

describe("what is kept of an import", () => {
  afterEach(() => {
    deleteKeptImport();
    vi.unstubAllGlobals();
  });

  it("is not kept any more when the user signs out while it waits", async () => {
    const open = provideDatabases();
    keepFor("one", keptImport);
    const keeping = seal("statements", { userId: "one", place: keptImport }, content);
    deleteKeptImport();
    await keeping;
    await seal("draft", { userId: "one", place: keptImport }, content);
    expect(open).not.toHaveBeenCalled();
  });

  it("is that of the user who keeps it last", async () => {
    const open = provideDatabases();
    keepFor("one", keptImport);
    keepFor("two", keptImport);
    await seal("statements", { userId: "one", place: keptImport }, content);
    expect(open).not.toHaveBeenCalled();
    await seal("statements", { userId: "two", place: keptImport }, content);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe("a password that a device is to remember", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is not kept when the user signs out while the statement is read", async () => {
    const open = provideDatabases();
    keepFor("one", keptPasswords);
    deleteKeptFiles();
    await rememberPassword("one", "secret", readMade({ schemes: [madeScheme([])] }));
    expect([open.mock.calls.length, sealedOwner(keptPasswords)]).toEqual([0, null]);
  });
});
