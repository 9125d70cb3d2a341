/** About as many as AMFI's feed has. */
const usualCount = 14_000;
const fundHouses = 53;
const plans = ["Direct Plan", "Regular Plan"];
const options = ["Growth", "IDCW Payout", "IDCW Reinvestment", "Monthly IDCW Payout"];

/**
 * A feed in AMFI's eight columns. The schemes are made up; their names are about as long as real ones.
 * @param newest the day of most NAVs, as AMFI prints it
 */
export function generatedFeed(newest = "19-Aug-2026", schemeCount = usualCount): string {
  const rows = Array.from({ length: schemeCount }, (_, index) => {
    const fundNumber = Math.floor(index / 8);
    const house = houseOf(index, schemeCount);
    const fund = `Example House ${house} Sector ${fundNumber} Opportunities Fund`;
    const nav = (10 + (index * 7919) / 1000).toFixed(4);
    const row = [
      100_000 + index,
      `INF${1000 + house}${String(index).padStart(5, "0")}`,
      "-",
      fund,
      plans[index % 2],
      options[Math.floor(index / 2) % 4],
      nav,
      index % 5 < 3 ? newest : "14-Jun-2017",
    ].join(";");
    const isFirstOfHouse = index === 0 || houseOf(index - 1, schemeCount) !== house;
    return isFirstOfHouse ? ["", `Example House ${house} Mutual Fund`, "", row] : [row];
  });
  const header =
    "Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date";
  const category = "Open Ended Schemes(Equity Scheme - Sectoral/ Thematic)";
  return `${[header, "", category, ...rows.flat()].join("\r\n")}\r\n`;
}

const houseOf = (index: number, schemeCount: number): number =>
  Math.floor((index * fundHouses) / schemeCount);
