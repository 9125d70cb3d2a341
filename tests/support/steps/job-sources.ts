import { generatedFeed } from "../../../bench/support/generated-feed.ts";
import { amfiAnswer } from "../servers/history-source.ts";
import { startHttpServer, type HttpServer } from "../servers/http-server.ts";

/** All that the hourly job asks for: the lists, histories and reports, and a service that takes mails. */
export async function startJobSources(): Promise<
  HttpServer & { settings: Record<string, string> }
> {
  const server = await startHttpServer();
  // Of the schemes that `insertFundsAtLimit` has funds of.
  const feed = generatedFeed().replaceAll(/^10(\d{4});/gm, "80$1;");
  const report = reportOf(feed);
  server.answer((request, response) => {
    const path = request.url ?? "";
    if (path.startsWith("/NAVAll.txt")) response.end(feed);
    else if (path.startsWith("/report")) response.end(report(dayIn(path)));
    else if (path.startsWith("/history")) response.end(historyUntilList(path));
    else response.writeHead(path === "/emails" ? 200 : 404).end('{"id":"taken"}');
  });
  const { url } = server;
  return {
    ...server,
    settings: {
      AMFI_NAV_URL: `${url}/NAVAll.txt`,
      AMFI_HISTORY_URL: `${url}/history`,
      AMFI_REPORT_URL: `${url}/report`,
      RESEND_API_KEY: "re_1",
      RESEND_BASE_URL: url,
      MAIL_FROM: "fundbook@example.in",
      MAIL_SERVICE: "on",
    },
  };
}

/** Up to the day before the list's, whose NAVs are others. */
const historyUntilList = (path: string): string =>
  amfiAnswer(
    path.replace(/to_date=[\d-]+/, (to) => (to > lastDay ? lastDay : to)),
    "2007-01-01",
  );
const lastDay = "to_date=2026-08-18";

const dayIn = (path: string): string =>
  new URL(path, "http://localhost").searchParams.get("frmdt") ?? "";

/** AMFI's report of a day, with the NAVs of a list. */
function reportOf(feed: string): (day: string) => string {
  const schemes = [...feed.matchAll(/^(\d+);.*;([\d.]+);[^;]+$/gm)];
  return (day) =>
    ["Scheme Code;Scheme Name;Net Asset Value;Date"]
      .concat(
        schemes.map(([, code, nav]) => `${code};A scheme;${nav};${day}`),
        "",
      )
      .join("\n");
}
