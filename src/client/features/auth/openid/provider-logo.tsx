import { KeyRound } from "lucide-react";
import type { ProviderId } from "../../../../shared/auth/sign-in-provider.ts";
import { GoogleLogo } from "./google-logo.tsx";

export const ProviderLogo = ({ id }: { id: ProviderId }) =>
  id === "google" ? <GoogleLogo /> : <KeyRound size={18} aria-hidden />;
