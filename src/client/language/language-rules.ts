export type LanguageRules = {
  name: string;
  pluralForm: (count: number) => "one" | "other";
  /** @param month 1 to 12 */
  formatDate: (year: number, month: number, day: number) => string;
  formatTime: (hours: number, minutes: number) => string;
};
