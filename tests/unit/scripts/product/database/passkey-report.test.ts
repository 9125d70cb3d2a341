import { describe, expect, it } from "vitest";
import { describePasskeyHosts } from "../../../../../scripts/product/database/passkey-report.ts";

describe("what operators are told of passkeys", () => {
  it("is nothing where all of them were made for this host", () => {
    expect(describePasskeyHosts([{ rpId: "new.example", count: 3 }], "new.example")).toEqual([]);
    expect(describePasskeyHosts([], null)).toEqual([]);
  });

  it("names each other host after another APP_URL", () => {
    const hosts = [
      { rpId: "localhost", count: 1 },
      { rpId: "old.example", count: 12 },
    ];
    expect(describePasskeyHosts(hosts, "new.example")).toEqual([
      "1 passkey works only where APP_URL is at localhost: at new.example their users have to sign in another way and add new ones.",
      "12 passkeys work only where APP_URL is at old.example: at new.example their users have to sign in another way and add new ones.",
    ]);
    expect(describePasskeyHosts(hosts.slice(1), null)).toEqual([
      "12 passkeys work only where APP_URL is at old.example: at an IP address there are none.",
    ]);
  });
});
