import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { listProcesses } from "../../../scripts/product/servers/process-table.ts";

/** The TCP ports of a process group and their addresses, in Linux's hexadecimal form. */
export function listeningPortsOf(group: number): { port: number; address: string }[] {
  const pids = listProcesses().filter((entry) => entry.group === group);
  const sockets = new Set(pids.flatMap(({ pid }) => socketsOf(pid)));
  return ["tcp", "tcp6"].flatMap((protocol) =>
    readFileSync(`/proc/net/${protocol}`, "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === "0A" && sockets.has(inode ?? ""))
      .map(([, local = ""]) => {
        const [address = "", port = ""] = local.split(":");
        return { address, port: Number.parseInt(port, 16) };
      }),
  );
}

function socketsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.slice(1) ?? [];
    } catch {
      return []; // Closed meanwhile.
    }
  });
}
