/** 256 random bits as base64url, in a link of a mail. */
export const mailedCodePattern = /^[\w-]{43}$/;
export const mailedCodeLength = 43;

export const isMailedCode = (text: string): boolean => mailedCodePattern.test(text);
