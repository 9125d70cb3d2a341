import type { LanguageRules } from "../language-rules.ts";

export const name = "English";

// prettier-ignore
const months = [
  "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
];

export default {
  name,
  pluralForm: (count) => (count === 1 ? "one" : "other"),
  formatDate: (year, month, day) => `${day} ${months[month - 1]} ${year}`,
  formatDay: (month, day) => `${day} ${months[month - 1]}`,
  formatMonth: (year, month) => `${months[month - 1]} ${year}`,
  formatTime: (hours, minutes) =>
    `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`,
} satisfies LanguageRules;
