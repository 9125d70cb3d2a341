/** As many as AMFI's feed has. */
const schemeCount = 14_000;
const plans = ["Direct Plan", "Regular Plan"];
const options = ["Growth", "IDCW Payout", "IDCW Reinvestment", "Monthly IDCW Payout"];

/** A feed in AMFI's eight columns with made-up schemes, whose names are about as long as the real ones. */
export function generatedFeed(): string {
  const rows = Array.from({ length: schemeCount }, (_, index) => {
    const fund = `Example House ${index % 53} Sector ${Math.floor(index / 8)} Opportunities Fund`;
    const nav = (10 + (index * 7919) / 1000).toFixed(4);
    return [
      100_000 + index,
      `INF${String(index).padStart(9, "0")}`,
      "-",
      fund,
      plans[index % 2],
      options[Math.floor(index / 2) % 4],
      nav,
      index % 5 < 3 ? "19-Aug-2026" : "14-Jun-2017",
    ].join(";");
  });
  const header =
    "Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date";
  return `${[header, "", "Open Ended Schemes(Equity Scheme)", "", ...rows].join("\r\n")}\r\n`;
}
