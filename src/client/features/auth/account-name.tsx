/** Tells a password manager whose password a form is about, where people need not type it. */
export const AccountName = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
);
