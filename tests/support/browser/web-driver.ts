import { setTimeout as delay } from "node:timers/promises";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export type WebDriverElement = { [elementKey]: string };

type Method = "GET" | "POST" | "DELETE";

/** A session of a browser by W3C's WebDriver protocol. */
export type WebDriver = {
  call: (method: Method, path: string, body?: object) => Promise<unknown>;
  /** Runs a function, which takes nothing from outside itself, in the page. */
  run: (source: (...given: never[]) => unknown, ...given: unknown[]) => Promise<unknown>;
  pathOf: (element: WebDriverElement) => string;
};

/** @param address that of a driver which may still be starting */
export async function openSession(address: string, isUp: () => boolean): Promise<WebDriver> {
  await untilReady(address, isUp);
  const opened = await request(address, "POST", "/session", { capabilities: {} });
  const { sessionId } = opened as { sessionId: string };
  const call: WebDriver["call"] = (method, path, body) =>
    request(address, method, `/session/${sessionId}${path}`, body);
  return {
    call,
    run: (source, ...args) =>
      call("POST", "/execute/sync", {
        script: `return (${source.toString()})(...arguments)`,
        args,
      }),
    pathOf: (element) => `/element/${element[elementKey]}`,
  };
}

async function untilReady(address: string, isUp: () => boolean): Promise<void> {
  for (;;) {
    try {
      await request(address, "GET", "/status");
      return;
    } catch (error) {
      if (!isUp()) throw new Error("the driver ended while it was starting", { cause: error });
      await delay(20);
    }
  }
}

async function request(
  address: string,
  method: Method,
  path: string,
  body?: object,
): Promise<unknown> {
  const sent = body === undefined && method === "POST" ? {} : body;
  const response = await fetch(address + path, {
    method,
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}
