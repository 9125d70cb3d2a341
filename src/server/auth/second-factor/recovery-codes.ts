import {
  inGroups,
  recoveryCodeBytes,
  recoveryCodeCount,
} from "../../../shared/auth/second-factor/code.ts";
import { toBase32 } from "../../../shared/auth/second-factor/base32.ts";
import { fromBase64Url, toBase64Url } from "../../platform/encoding.ts";
import { hashWithSalt } from "../passwords/hash.ts";
import type { FactorRow } from "./queries/factors.ts";

const saltBytes = 16;

/** Ten codes of 80 random bits; only their hashes are kept. */
export async function newRecoveryCodes(now: Date) {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    toBase32(crypto.getRandomValues(new Uint8Array(recoveryCodeBytes))),
  );
  const codeHashes: string[] = [];
  for (const code of codes) codeHashes.push(toBase64Url(await hashWithSalt(code, salt)));
  return {
    shown: codes.map(inGroups),
    stored: { codesSalt: toBase64Url(salt), codeHashes, codesMadeAt: now },
  };
}

export const hashRecoveryCode = async (
  { codesSalt }: Pick<FactorRow, "codesSalt">,
  code: string,
): Promise<string> => toBase64Url(await hashWithSalt(code, fromBase64Url(codesSalt)));
