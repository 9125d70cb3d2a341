/** What authenticator apps read out of the picture. Their defaults are written out: some apps ask for them. */
export function otpauthAddress(secret: string, email: string): string {
  const label = `Fundbook:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=Fundbook&algorithm=SHA1&digits=6&period=30`;
}
