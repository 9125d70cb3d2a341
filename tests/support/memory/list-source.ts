import { generatedFeed } from "../../../bench/support/generated-feed.ts";
import { printedDay } from "../../../src/server/history/sources/amfi-report.ts";
import { indianDay } from "../../../src/shared/dates.ts";
import { amfiAnswer } from "../servers/history-source.ts";
import { startHttpServer, text } from "../servers/http-server.ts";

export const schemesInList = 14_000;

/** Stands for AMFI: a list of 14,000 schemes, reports of as many NAVs, and twenty years of a scheme. */
export async function startListSource() {
  const server = await startHttpServer();
  server.answer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", server.url);
    if (pathname === "/list") return text(feed)(request, response);
    if (pathname === "/report") return text(report(searchParams))(request, response);
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(amfiAnswer(request.url ?? "", "2006-04-03"));
  });
  let feed = generatedFeed(printedDay(indianDay(new Date())));
  return {
    settings: {
      AMFI_NAV_URL: `${server.url}/list`,
      AMFI_SIF_NAV_URL: `${server.url}/sif-list`,
      AMFI_HISTORY_URL: `${server.url}/history`,
      AMFI_SIF_HISTORY_URL: `${server.url}/sif-history`,
      AMFI_REPORT_URL: `${server.url}/report`,
    },
    /** Gives each scheme another NAV. */
    changeNavs: () => {
      feed = feed.replaceAll(
        /\.(\d{4});/g,
        (_, decimals) => `.${(Number(decimals) + 1) % 10_000};`,
      );
    },
    stop: server.stop,
  };
}

function report(query: URLSearchParams): string {
  const rows = Array.from({ length: schemesInList }, (_, index) =>
    [
      100_000 + index,
      `Example House Sector ${index} Opportunities Fund - Direct Plan - Growth Option`,
      `INF${index}`,
      "",
      (10 + index / 100).toFixed(4),
      "",
      "",
      query.get("frmdt"),
    ].join(";"),
  );
  const header =
    "Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date";
  return `${[header, ...rows].join("\r\n")}\r\n`;
}
