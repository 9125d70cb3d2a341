/** Whether a cell says that what its line is about is no longer held, whatever its column is called. */
export const isNoLongerHeldWord = (cell: string): boolean =>
  /^\s*(?:fully |already |all )?(?:redeemed|sold|exited|closed|matured|withdrawn|liquidated) (?:on|in|since) [^%]{0,12}\d{2,4}\s*$/i.test(
    cell,
  ) ||
  /^\s*(?:(?:fully |already |all )?(?:redeemed|sold|exited|closed|matured|withdrawn|transferred|switched(?: out)?|liquidated|merged)|inactive|in-active|not held|nothing held|past holding|zero balance|nil balance)\s*$/i.test(
    cell,
  );

/** Whether a cell is a word for a transaction of which nothing came, whatever its column is called. */
export const isNotCompletedWord = (cell: string): boolean =>
  /^\s*(?:failed|failure|cancell?ed|rejected|pending|in progress|not allotted|dishonou?red)\s*$/i.test(
    cell,
  );

const nothingCame =
  /\b(?:fail(?:ed|ure)|cancell?(?:ed|ation)|reject(?:ed|ion)|pending|in progress|(?:in|under) process(?:ing)?|processing|await(?:ing|ed)|bounced?|dishonou?red|declined|unsuccessful|(?:not|never) (?:been |be )?(?:allott?ed|placed|processed|completed|executed|successful|confirmed|accepted|approved|honou?red|debited|credited|reali[sz]ed)|revers(?:ed|al)|refunded|insufficient (?:funds|balance)|wrong(?:ly)?|mistaken?(?:ly)?|erroneous(?:ly)?|(?:in|by) error|duplicat(?:e|ed|ion)|entered (?:twice|again)|ignored?|deleted?|void(?:ed)?|do not count|not (?:mine|counted|done|bought|sold)|test entry|skipped|expected|estimated|planned|scheduled|upcoming|projected|tentative|drafts?|wish ?-?list|watch ?-?list|what ?-?if|hypothetical|simulat(?:ed|ion)|dummy|proposed|returned|came back|(?:did not|didn.t|has not|hasn.t) go through|not done|to be done|nsf)\b/i;

/** Returned, cancelled, unsuccessful, failed, pending. */
const nothingCameInHindi = ["वापस", "रद्द", "असफल", "विफल", "लंबित"];
/** It is a payment that these are said of, by whatever mandate. */
const ofPayment = /\b(?:bounced?|dishonou?red)\b/i;
/** What can be missing beside a transaction that was done. */
const ofThePerson = /\b(?:kyc|pan|aadhaar|nominat\w*|nominee|fatca|mandate|e-?mail|mobile)\b/i;
const longestStatus = 80;

/** Whether a status or remark says that its row does not count: "Payment pending", "Cheque bounced", "wrong entry". */
export const saysNotCompleted = (cell: string): boolean =>
  cell.length <= longestStatus &&
  (nothingCame.test(cell) || nothingCameInHindi.some((word) => cell.includes(word))) &&
  !/^\s*(?:no|nil|none|0)\b/i.test(cell) &&
  (!ofThePerson.test(cell) || ofPayment.test(cell)) &&
  !/\bfund\b/i.test(cell);

const statusColumn =
  /\bstatus\b|^(?:(?:order|transaction|txn|trxn|trade|payment) )?(?:state|stage|outcome)$/;
const otherStatus =
  /kyc|\bpan\b|nominee|nomination|fatca|mandate|bank|tax|resident|demat|holding|folio|fund|scheme|lock/;
const doneStatus =
  /^\s*(?:(?:units? |transaction |order |payment )?(?:success\w*|succeeded|completed?|allott?ed|processed|executed|done|confirmed|settled|approved|paid|credited|reali[sz]ed|cleared|filled|matched|accepted|traded|received)|active|valid|redeemed|sold|purchased|bought|closed|open|ok|yes|y|true|1|s|c)\b/i;

/** Whether a column says of transactions how they went. */
export const isStatusColumn = (name: string): boolean =>
  statusColumn.test(name.replaceAll("_", " ")) && !otherStatus.test(name);

const flagStart = "^(?:(?:is|was)[ _]?)?(?:(?:transaction|txn|trxn|order|trade|payment)[ _]?)?";
const flagOf = (words: string): RegExp => new RegExp(`${flagStart}(?:${words})\\??$`);

/** What a column of yes and no says against a row, and the answer by which it does. */
export type Flag = {
  meaning: "not-completed" | "not-held";
  isSaid: (cell: string) => boolean;
};

/** "Cancelled?", "Sold?", "Success", "Active". */
export const flagOfColumn = (name: string): Flag | null =>
  flags.find(({ column }) => column.test(name)) ?? null;

export const isYes = (cell: string): boolean =>
  /^\s*(?:y|yes|true|1|x|\u2713|\u2714|\u0939\u093e\u0901)\s*$/i.test(cell);

const isNo = (cell: string): boolean =>
  /^\s*(?:n|no|false|0|\u2717|\u2718|\u0928\u0939\u0940\u0902)\s*$/i.test(cell);

const flags: readonly (Flag & { column: RegExp })[] = [
  {
    column: flagOf(
      "cancell?ed|cancellation|failed|failure|rejected|rejection|declined|unsuccessful|bounced|dishonou?red|invalid|" +
        "deleted?|void|ignored?|duplicate|revers(?:ed|al)|refunded|pending|wrong|error|excluded?",
    ),
    meaning: "not-completed",
    isSaid: isYes,
  },
  {
    column: flagOf(
      "success|successful|succeeded|valid|processed|executed|completed?|confirmed|allott?ed|settled|included?|counted",
    ),
    meaning: "not-completed",
    isSaid: isNo,
  },
  { column: flagOf("sold|redeemed|exited|closed|matured"), meaning: "not-held", isSaid: isYes },
  { column: flagOf("active"), meaning: "not-held", isSaid: isNo },
];

const doneWord =
  /^(?:(?:units?|transaction|order|payment) )?(?:success(?:ful)?|completed?|allott?ed|processed|executed|done|confirmed|settled)$/i;

/** Whether some cells of a column are a word for what was done and others are other words, whatever it is called. */
export const couldBeStatus = (cells: readonly string[]): boolean =>
  cells.some((cell) => doneWord.test(cell)) && !cells.every((cell) => doneWord.test(cell));

export const isDoneStatus = (cell: string): boolean => doneStatus.test(cell);

/** Whether a status is none that says that the transaction was done. */
export const isUnknownStatus = (cell: string): boolean =>
  !/^\W*$/.test(cell) && !isDoneStatus(cell);
