import { useState } from "react";
import { tokenForm, type TokenScope } from "../../../../shared/auth/access-tokens/schema.ts";
import { copyText } from "../../../components/copy-text.ts";
import { FormActions } from "../../../components/form/form-actions.tsx";
import { useForm, type Read } from "../../../components/form/use-form.ts";
import { toFieldErrors } from "../../../../shared/contract.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog/dialog.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { RadioChoices } from "../../../components/ui/radio-choices.tsx";
import { DaysChoice } from "./days-choice.tsx";
import { TextToCopy } from "../../../components/text-to-copy.tsx";
import { t } from "../../../language/text.ts";
import layout from "../../../styles/layout.module.css";
import look from "../../../styles/look.module.css";
import { useAddToken } from "./token-mutations.ts";

export function MakeTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog title={t("Make an access token")} closeButton onClose={onClose}>
      {token === null ? (
        <TokenForm onMade={setToken} onClose={onClose} />
      ) : (
        <NewToken token={token} onClose={onClose} />
      )}
    </Dialog>
  );
}

type TokenFormProps = { onMade: (token: string) => void; onClose: () => void };

function TokenForm({ onMade, onClose }: TokenFormProps) {
  const add = useAddToken();
  const [scope, setScope] = useState<TokenScope>("read");
  const [days, setDays] = useState("90");
  const form = useForm({
    read: (element) => readForm(element, scope, Number(days)),
    send: (input, settled) =>
      add.mutate(input, {
        onError: settled.onError,
        onSuccess: ({ token }) => onMade(token),
      }),
    isPending: add.isPending,
  });
  return (
    <form {...form.props} className={layout.stack3}>
      <Field
        label={t("Name")}
        error={form.errors["name"]}
        hint={t("What you use it for, such as “Evening sheet”.")}
      >
        {(control) => <input {...control} name="name" autoComplete="off" maxLength={60} required />}
      </Field>
      <RadioChoices
        label={t("What it may do")}
        name="scope"
        choices={[
          { value: "read", name: t("Read") },
          { value: "import", name: t("Read and add imports") },
        ]}
        chosen={scope}
        onChoose={setScope}
      />
      <DaysChoice days={days} onChoose={setDays} />
      <p className={look.note}>
        {t(
          "Whoever has the token sees all figures of your account. It can never sign in, share, or change your account.",
        )}
      </p>
      <FormActions form={form} save={t("Make")} onCancel={onClose} />
    </form>
  );
}

type TokenInput = { id: string; name: string; scope: TokenScope; days: number };

function readForm(element: HTMLFormElement, scope: TokenScope, days: number): Read<TokenInput> {
  const name = String(new FormData(element).get("name") ?? "");
  const { data, error } = tokenForm.safeParse({ name, scope, days });
  return error === undefined
    ? { input: { id: crypto.randomUUID(), ...data } }
    : { errors: toFieldErrors(error) };
}

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <div className={layout.stack3}>
      <TextToCopy
        label={t("Access token")}
        hint={t("Copy it now: it is not shown again. Keep it like a password.")}
        text={token}
      />
      <div className={layout.wrap3}>
        <Button variant="quiet" onClick={() => void copyText(token)}>
          {t("Copy")}
        </Button>
        <Button onClick={onClose}>{t("I've saved it")}</Button>
      </div>
    </div>
  );
}
