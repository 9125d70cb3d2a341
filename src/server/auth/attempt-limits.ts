const minute = 60_000;

/**
 * Attempts per account and per network in `span` milliseconds. The network limits are wide because
 * many homes share an address in India's mobile networks.
 */
export const attemptLimits = {
  signIn: { account: 10, network: 100, span: 15 * minute },
  signUp: { account: 10, network: 100, span: 15 * minute },
  resetRequest: { account: 4, network: 40, span: 15 * minute },
  resetCode: { account: 20, network: 60, span: 15 * minute },
  linkMail: { account: 4, network: 40, span: 15 * minute },
} as const;

/** Holds beside `resetRequest`, with or without an account, so that nobody can flood a mailbox. */
export const resetMailLimit = { maxPerAddress: 10, span: 24 * 60 * minute };

/** Holds for both steps of a sign-in with Google. */
export const googleStepLimit = { network: 200, span: 15 * minute };

export type Attempt = { attempt: keyof typeof attemptLimits };
