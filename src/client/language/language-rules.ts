type PluralForm = Intl.LDMLPluralRule;

/** Forms that English has no text for: a catalogue adds them to the text of `other`. */
type FurtherForms = Readonly<Partial<Record<Exclude<PluralForm, "one" | "other">, string>>>;

export type LanguageRules = {
  name: string;
  pluralForm: (count: number) => PluralForm;
  /** Keyed by the English text of `other`, for a language whose `pluralForm` has more than two. */
  furtherForms?: Readonly<Record<string, FurtherForms>>;
  /** @param month 1 to 12 */
  formatDate: (year: number, month: number, day: number) => string;
  formatDay: (month: number, day: number) => string;
  formatMonth: (year: number, month: number) => string;
  formatTime: (hours: number, minutes: number) => string;
};
