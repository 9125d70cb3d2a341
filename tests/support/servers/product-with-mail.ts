import { expect } from "vitest";
import { waitUntil } from "../wait-until.ts";
import { partsOf, startSmtpServer, type SmtpTestServer } from "./smtp-server.ts";
import { startTestProduct, type TestProduct } from "./test-product.ts";

/** A product whose mails reach mailboxes, so that addresses can be proven. */
export type ProductWithMail = TestProduct & { server: SmtpTestServer };

export async function startProductWithMail(
  settings: Record<string, string> = {},
): Promise<ProductWithMail> {
  const server = await startSmtpServer({ authOptional: true, disabledCommands: ["STARTTLS"] });
  const product = await startTestProduct({
    AMFI_NAV_URL: "http://127.0.0.1:9/NAVAll.txt",
    SMTP_URL: `smtp://localhost:${server.port}`,
    ...settings,
  });
  const stop = async () => {
    await product.stop();
    await server.stop();
  };
  return { ...product, stop, server };
}

/** The texts of the mails to an address, oldest first. */
export const textsTo = ({ server }: ProductWithMail, email: string): string[] =>
  server.mails
    .filter(({ to }) => to.includes(email))
    .map((mail) => partsOf(mail).get("text/plain") ?? "");

/** Waits for the nth mail to an address. @returns the code of its link */
export const mailedCodeTo = (product: ProductWithMail, email: string, count = 1): Promise<string> =>
  waitUntil(() => {
    const texts = textsTo(product, email);
    expect(texts.length).toBeGreaterThanOrEqual(count);
    const [, code = ""] = /(?:#\w+=|oobCode=)([\w-]{43})/.exec(texts[count - 1] ?? "") ?? [];
    return code;
  });
