import type { ServiceContext } from "./platform/context.ts";
import { describeFailure } from "./platform/log/log.ts";

/** Runs one after another; what fails is logged by its name, and holds up none of those after it. */
export async function runApart(
  services: ServiceContext,
  parts: Readonly<Record<string, (services: ServiceContext) => Promise<void>>>,
): Promise<void> {
  for (const [event, run] of Object.entries(parts)) {
    await run(services).catch((error: unknown) =>
      services.log("error", event, describeFailure(error)),
    );
  }
}
