import { httpBatchLink } from "@trpc/react-query";
import { currentLanguage } from "../language/text.ts";
import { confirmationLink } from "./confirmation.ts";
import { fetchWithEarlyResponses } from "./early-responses.ts";
import { trpc } from "./trpc.ts";

/**
 * Calls made in the same moment travel as one batch; the server takes at most 20.
 * @param beforeEach awaited before each request
 */
export const createApiClient = (beforeEach: () => Promise<void>) =>
  trpc.createClient({
    links: [
      confirmationLink,
      httpBatchLink({
        url: "/api/trpc",
        maxItems: 20,
        // Mails are in the language that is shown, which can be another one than the browser's.
        headers: () => ({ "accept-language": currentLanguage() }),
        fetch: async (...request) => {
          await beforeEach();
          return fetchWithEarlyResponses(...request);
        },
      }),
    ],
  });
