import { parseArgs, type ParseArgsConfig } from "node:util";
import { PlainFailure } from "./plain-failure.ts";

/** Reads the flags that follow `npm start --` and its like; what is not understood is one sentence. */
export function readCommandLine<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs({ strict: true, ...config });
  } catch (error) {
    const [sentence = "The flags are not understood"] = String((error as Error).message).split(
      ". ",
    );
    throw new PlainFailure(`${sentence.replace(/\.$/, "")}.`);
  }
}

export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new PlainFailure(`--port must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}
