/** Six digits of an app. */
const appCode = /^\d{6}$/;
/** 80 bits in base32. */
const recoveryCode = /^[A-Z2-7]{16}$/;

export const recoveryCodeBytes = 10;
export const recoveryCodeCount = 10;

/** A code without the spaces and hyphens by which people and apps group it. */
export const withoutGroups = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

export const isRecoveryCode = (code: string): boolean => recoveryCode.test(code);
export const isCode = (code: string): boolean => appCode.test(code) || isRecoveryCode(code);

/** `ABCD-EFGH-IJKL-MNOP`, as people copy it. */
export const inGroups = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");
