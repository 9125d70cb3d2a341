import type { MadeAccount, MadeHolding } from "./nsdl-ecas.ts";

export const asha = { name: "ASHA SAMPLE", pan: "AAAAA0000A" };
export const ravi = { name: "RAVI SAMPLE", pan: "BBBBB1111B" };

export const flexiCap: MadeHolding = {
  isin: "INF000X01013",
  name: ["SAMPLE FLEXI CAP", "DIRECT PLAN - GROWTH"],
  folio: "12345678/90",
  units: "1,234.567",
  nav: "100.0000",
  cost: "1,00,000.00",
};
export const liquid: MadeHolding = {
  isin: "INF000X01021",
  name: ["SAMPLE LIQUID FUND"],
  folio: "5550001",
  units: ".196",
  nav: "2,500.1234",
  cost: "400.00",
};
export const withoutIsin: MadeHolding = {
  isin: "NOT AVAILABLE",
  name: ["SAMPLE OLD", "FUND"],
  folio: "77",
  units: "10.000",
  nav: "12.0000",
  cost: "100.00",
};
export const withoutUnits: MadeHolding = {
  isin: "INF000K01A13",
  name: ["SAMPLE", "CLOSED FUND"],
  folio: "78",
  units: "0.000",
  nav: "12.0000",
  cost: "0.00",
};
export const withoutCost: MadeHolding = {
  isin: "INF000K01A13",
  name: ["SAMPLE", "NIFTY 50"],
  folio: "79",
  units: "10.000",
  nav: "12.0000",
  cost: null,
};
export const share: MadeHolding = {
  isin: "INE000A01010",
  name: ["SAMPLE STEEL", "LIMITED"],
  units: "100",
  nav: "450.50",
};
export const tradedFund: MadeHolding = {
  isin: "INF999Z01B26",
  name: ["SAMPLE NIFTY 50", "ETF"],
  units: "10.000",
  nav: "250.00",
};

export const nsdlAccount: MadeAccount = {
  depository: "NSDL",
  dp: "IN300000",
  client: "87654321",
  shares: [share],
  funds: [tradedFund],
};
export const cdslAccount: MadeAccount = {
  depository: "CDSL",
  dp: "12081600",
  client: "00001111",
  shares: [share],
  funds: [tradedFund, liquid],
};
