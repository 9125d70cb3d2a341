import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { User } from "../../../../shared/auth/schema.ts";
import { maxTokens } from "../../../../shared/auth/access-tokens/max-tokens.ts";
import { LoadFailure } from "../../../components/load-failure.tsx";
import { Section } from "../../../components/section.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Skeleton } from "../../../components/ui/feedback/skeleton.tsx";
import { t } from "../../../language/text.ts";
import look from "../../../styles/look.module.css";
import { TokenItem } from "./token-item.tsx";
import { useTokens } from "./queries.ts";

const MakeTokenDialog = lazy(async () => ({
  default: (await import("./make-token-dialog.tsx")).MakeTokenDialog,
}));

export function TokensSection({ user }: { user: User }) {
  if (user.demoUntil !== null) return null;
  return (
    <Section
      title={t("Access tokens")}
      text={t("Let a program, such as a sheet or a home dashboard, read your figures.")}
    >
      <OwnTokens />
      <p>
        <Link to="/account/assistant" className={look.reach}>
          {t("Connect an assistant")}
        </Link>
      </p>
    </Section>
  );
}

function OwnTokens() {
  const query = useTokens();
  const { data, error } = query;
  if (data !== undefined) {
    return (
      <>
        {data.length > 0 && (
          <ul className={look.card}>
            {data.map((token) => (
              <TokenItem key={token.id} token={token} />
            ))}
          </ul>
        )}
        <MakeToken isFull={data.length >= maxTokens} />
      </>
    );
  }
  if (error === null) return <Skeleton width="9rem" height="var(--touch)" />;
  return <LoadFailure title={t("Your access tokens could not be loaded")} query={query} />;
}

function MakeToken({ isFull }: { isFull: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isFull) {
    return (
      <p className={look.note}>
        {t("You have 20 access tokens, the most that an account can have. Revoke one first.")}
      </p>
    );
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t("Make an access token")}
      </Button>
      <Suspense>{isOpen && <MakeTokenDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
