import { blocksOf, eachRow, shape } from "../../kit.ts";

const times100 = (text: string) => (text === "" ? "" : (Number(text) * 100).toFixed(2));
const indian = (text = "") =>
  text.replace(/^(\(?\d)(\d\d),(\d{3}\.)/, "$1,$2,$3").replace(/^(\(?\d\d)(\d),/, "$1$2,");

/** Amounts in lakhs, grouped as in India. */
export default shape((print) => {
  const schemes = print.schemes.map((scheme) => ({
    ...scheme,
    nav: times100(scheme.nav),
    rows: scheme.rows.map(({ stampDuty: _, stt: __, tds: ___, ...row }) => ({
      ...row,
      amount: times100(row.amount),
      nav: times100(row.nav),
    })),
  }));
  const grouped = eachRow((row) =>
    "amount" in row ? { ...row, amount: indian(row.amount) } : row,
  );
  return { schemes, ...grouped({ ...print, blocks: blocksOf(schemes) }) };
});
