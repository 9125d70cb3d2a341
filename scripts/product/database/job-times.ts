const minute = 60_000;
const hour = 60 * minute;
export const untilNextHour = (now: number): number => hour - (now % hour);
