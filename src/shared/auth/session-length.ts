/** After as many days without use a session ends, and so do the figures that a device keeps for its user. */
export const unusedDays = 30;
