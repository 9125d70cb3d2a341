import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
} from "@modelcontextprotocol/client";

type Stored = Partial<{
  client: Awaited<ReturnType<OAuthClientProvider["clientInformation"]>>;
  tokens: Awaited<ReturnType<OAuthClientProvider["tokens"]>>;
  verifier: string;
  discovery: Awaited<ReturnType<NonNullable<OAuthClientProvider["discoveryState"]>>>;
  address: URL;
}>;

const revisions = {
  "2026-07-28": { mode: { pin: "2026-07-28" } },
  "2025-11-25": { mode: "legacy" },
} as const;

/**
 * The protocol's official client, as a program on this computer: it finds out by itself how it is signed in.
 * @param consent brings the address to a person; resolves once the browser has been sent back
 */
export async function sdkAssistant(
  baseUrl: string,
  revision: keyof typeof revisions,
  consent: (address: string) => Promise<void>,
) {
  const callbacks: URLSearchParams[] = [];
  const listener = createServer((request, response) => {
    callbacks.push(new URL(request.url ?? "", "http://localhost").searchParams);
    response.writeHead(200, { "content-type": "text/plain" }).end("Back in the assistant");
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const redirectUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
  const stored: Stored = {};
  const authProvider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: "Official client", redirect_uris: [redirectUrl] },
    state: () => "a state",
    clientInformation: () => stored.client,
    saveClientInformation: (client) => void (stored.client = client),
    tokens: () => stored.tokens,
    saveTokens: (tokens) => void (stored.tokens = tokens),
    redirectToAuthorization: (address) => void (stored.address = address),
    saveCodeVerifier: (verifier) => void (stored.verifier = verifier),
    saveDiscoveryState: (discovery) => void (stored.discovery = discovery),
    discoveryState: () => stored.discovery,
    codeVerifier: () => stored.verifier ?? "",
  };
  const address = new URL(`${baseUrl}/api/mcp`);
  const open = async () => {
    const client = new Client(
      { name: "test", version: "1" },
      { versionNegotiation: revisions[revision] },
    );
    const transport = new StreamableHTTPClientTransport(address, { authProvider });
    try {
      await client.connect(transport);
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      await consent(String(stored.address));
      await transport.finishAuth(callbacks.at(-1) ?? new URLSearchParams());
      return null;
    }
    return client;
  };
  return {
    stored,
    callbacks,
    /** Signs in where it has to. */
    connect: async (): Promise<Client> => {
      const client = (await open()) ?? (await open());
      if (client === null) throw new Error("not connected after consent");
      return client;
    },
    stop: () => listener.close(),
  };
}
