import { KeyRound } from "lucide-react";
import type { ProviderId } from "../../../../shared/auth/sign-in-provider.ts";

const GoogleLogo = () => (
  <svg width="18" height="18" viewBox="1.5 1.5 21 21" fill="none" strokeWidth="4" aria-hidden>
    <path stroke="#ea4335" d="M4.64 7.75A8.5 8.5 0 0 1 17.69 5.68" />
    <path stroke="#fbbc05" d="M4.64 16.25A8.5 8.5 0 0 1 4.64 7.75" />
    <path stroke="#34a853" d="M17.69 18.32A8.5 8.5 0 0 1 4.64 16.25" />
    <path stroke="#4285f4" d="M12 12H20.5A8.5 8.5 0 0 1 17.69 18.32" />
  </svg>
);

export const ProviderLogo = ({ id }: { id: ProviderId }) =>
  id === "google" ? <GoogleLogo /> : <KeyRound size={18} aria-hidden />;
