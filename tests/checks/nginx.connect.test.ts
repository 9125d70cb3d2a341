import { spawnSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { nginxMaps } from "../../scripts/product/build/known-pages.ts";
import { freePort } from "../../scripts/product/servers/free-port.ts";

const nginx = ["nginx", "/usr/sbin/nginx"].find(
  (path) => spawnSync(path, ["-v"]).error === undefined,
);
const documented = readFileSync(
  join(import.meta.dirname, "../../deploy/nginx/fundbook.conf"),
  "utf8",
);

/** The documented configuration without TLS, on other ports, and with its logs in a folder. */
function configuration(folder: string, port: number, upstream: number): string {
  const [shared = "", , site = ""] = documented.split(/^server \{$/m);
  const server = site
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *(listen \[::\]|ssl_|include|root).*;$/gm, "")
    .replaceAll("/var/log/nginx", folder);
  return `daemon off; pid ${folder}/pid; error_log ${folder}/start.log;
events {}
http {
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  ${nginxMaps("^$", {})}
  ${shared.replace("127.0.0.1:8787", `127.0.0.1:${upstream}`)}
  server {${server}
}`;
}

async function statusOf(port: number, request: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(request);
  const [first] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return first.toString().split("\r\n", 1)[0] ?? "";
}

async function isUp(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const connected = once(socket, "connect").then(() => true);
  const result = await connected.catch(() => false);
  socket.destroy();
  return result;
}

it.skipIf(nginx === undefined)(
  "a real nginx refuses CONNECT before the server sees it",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "fundbook-nginx-"));
    let reached = 0;
    const upstream = createServer((socket) => {
      reached += 1;
      socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
    }).listen(0, "127.0.0.1");
    await once(upstream, "listening");
    const port = await freePort();
    const file = join(folder, "nginx.conf");
    writeFileSync(file, configuration(folder, port, (upstream.address() as AddressInfo).port));
    const server = spawn(nginx ?? "", ["-p", folder, "-c", file]);
    onTestFinished(async () => {
      server.kill();
      if (server.exitCode === null) await once(server, "exit");
      upstream.close();
      rmSync(folder, { recursive: true });
    });
    await expect.poll(() => isUp(port)).toBe(true);
    for (const target of ["example.org:443", "/api/health"]) {
      const request = `CONNECT ${target} HTTP/1.1\r\nHost: fundbook.example\r\n\r\n`;
      expect(await statusOf(port, request)).toMatch(/^HTTP\/1.1 40[05] /);
    }
    expect(reached).toBe(0);
    const health = "GET /api/health HTTP/1.1\r\nHost: fundbook.example\r\n\r\n";
    expect(await statusOf(port, health)).toBe("HTTP/1.1 200 OK");
  },
);
