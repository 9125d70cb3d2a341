/** Whether a host's name means this machine itself. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
