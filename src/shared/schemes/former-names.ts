/**
 * Names that people still call funds by, and their names of today; from the fund houses' own notices of renamed schemes
 * and of changed sponsors. In lower case.
 */
const formerNames: readonly (readonly [former: string, today: string])[] = [
  ["hdfc top 100", "hdfc large cap"],
  ["hdfc top 200", "hdfc large cap"],
  ["hdfc equity fund", "hdfc flexi cap fund"],
  ["hdfc prudence", "hdfc balanced advantage"],
  ["hdfc growth opportunities", "hdfc large and mid cap"],
  ["hdfc capital builder", "hdfc value"],
  ["hdfc taxsaver", "hdfc elss"],
  ["hdfc tax saver", "hdfc elss"],
  ["axis bluechip", "axis large cap"],
  ["axis equity fund", "axis large cap fund"],
  ["axis long term equity", "axis elss"],
  ["axis focused 25", "axis focused"],
  ["sbi bluechip", "sbi large cap"],
  ["sbi blue chip", "sbi large cap"],
  ["sbi magnum taxgain", "sbi elss"],
  ["sbi long term equity", "sbi elss"],
  ["sbi magnum midcap", "sbi midcap"],
  ["sbi magnum multicap", "sbi flexicap"],
  ["icici prudential bluechip", "icici prudential large cap"],
  ["icici prudential focused bluechip", "icici prudential large cap"],
  ["icici prudential long term equity", "icici prudential elss"],
  ["icici prudential value discovery", "icici prudential value"],
  ["kotak bluechip", "kotak large cap"],
  ["kotak standard multicap", "kotak flexicap"],
  ["kotak select focus", "kotak flexicap"],
  ["kotak emerging equity", "kotak midcap"],
  ["kotak tax saver", "kotak elss"],
  ["kotak equity opportunities", "kotak large & midcap"],
  ["mirae asset india opportunities", "mirae asset large cap"],
  ["mirae asset india equity", "mirae asset large cap"],
  ["mirae asset emerging bluechip", "mirae asset large & midcap"],
  ["mirae asset tax saver", "mirae asset elss"],
  ["franklin india prima plus", "franklin india flexi cap"],
  ["franklin india equity fund", "franklin india flexi cap fund"],
  ["franklin india prima fund", "franklin india mid cap fund"],
  ["franklin india bluechip", "franklin india large cap"],
  ["franklin india smaller companies", "franklin india small cap"],
  ["franklin india taxshield", "franklin india elss"],
  ["franklin india high growth companies", "franklin india focused"],
  ["parag parikh long term equity", "parag parikh flexi cap"],
  ["parag parikh long term value", "parag parikh flexi cap"],
  ["ppfas long term", "parag parikh flexi cap"],
  ["uti equity", "uti flexi cap"],
  ["uti mastershare", "uti large cap"],
  ["uti master share", "uti large cap"],
  ["uti opportunities", "uti value"],
  ["uti value opportunities", "uti value"],
  ["uti core equity", "uti large & mid cap"],
  ["uti long term equity", "uti elss"],
  ["dsp blackrock top 100", "dsp large cap"],
  ["dsp top 100", "dsp large cap"],
  ["dsp tax saver", "dsp elss"],
  ["dsp small & mid cap", "dsp midcap"],
  ["aditya birla sun life frontline equity", "aditya birla sun life large cap"],
  ["birla sun life frontline equity", "aditya birla sun life large cap"],
  ["aditya birla sun life equity fund", "aditya birla sun life flexi cap fund"],
  ["aditya birla sun life tax relief 96", "aditya birla sun life elss"],
  ["birla sun life tax relief 96", "aditya birla sun life elss"],
  ["tata india tax savings", "tata elss"],
  ["tata equity pe", "tata value"],
  ["canara robeco bluechip", "canara robeco large cap"],
  ["canara robeco emerging equities", "canara robeco large and mid cap"],
  ["canara robeco equity tax saver", "canara robeco elss"],
  ["canara robeco equity diversified", "canara robeco flexi cap"],
  ["sundaram select midcap", "sundaram mid cap"],
  ["sundaram diversified equity", "sundaram elss"],
  ["motilal oswal most focused multicap 35", "motilal oswal flexi cap"],
  ["motilal oswal multicap 35", "motilal oswal flexi cap"],
  ["motilal oswal most focused midcap 30", "motilal oswal midcap"],
  ["motilal oswal long term equity", "motilal oswal elss"],
  ["invesco india growth opportunities", "invesco india large & mid cap"],
  ["edelweiss long term equity", "edelweiss elss"],
  ["quant tax plan", "quant elss"],
  ["quant active", "quant multi cap"],
  ["reliance", "nippon india"],
  ["l&t", "hsbc"],
  ["idfc", "bandhan"],
  ["dhfl pramerica", "pgim india"],
  ["principal", "sundaram"],
  ["dsp blackrock", "dsp"],
  ["birla sun life", "aditya birla sun life"],
  ["essel", "navi"],
  ["indiabulls", "groww"],
  ["bnp paribas", "baroda bnp paribas"],
  ["baroda pioneer", "baroda bnp paribas"],
  ["mahindra", "mahindra manulife"],
  ["religare invesco", "invesco india"],
  ["boi axa", "bank of india"],
  ["iifl", "360 one"],
  ["pinebridge", "pgim india"],
  ["union kbc", "union"],
];

const asWords = (name: string): string => ` ${name.replace(/[^a-z0-9]+/g, " ")} `;

const formerWords = formerNames
  .map(([former, today]) => [asWords(former), asWords(today)] as const)
  .toSorted(([one], [other]) => other.length - one.length);

/** The words of a search with a former name in it as today's, or null where there is none. */
export function withTodaysName(words: readonly string[]): string[] | null {
  const query = ` ${words.join(" ")} `;
  for (const [former, today] of formerWords) {
    if (query.includes(former)) {
      return query.replace(former, today).trim().split(" ");
    }
  }
  return null;
}
