import { useEffect, useRef, useState, type FormEvent, type SubmitEvent } from "react";
import type { FieldErrors } from "../../../shared/errors.ts";
import { failureOf, isRefusal, type Failure } from "../../api/failure.ts";
import type { AskedDoubt, DoubtQuestion } from "./doubt-notice.tsx";

export type Read<Input> = { input: Input; errors?: undefined } | { errors: FieldErrors };

type Settled = { onSuccess: () => void; onError: (error: unknown) => void };

type FormOptions<Input> = {
  read: (form: HTMLFormElement) => Read<Input> | Promise<Read<Input>>;
  /** Called with a valid input, as a mutation is. */
  send: (input: Input, settled: Settled) => void;
  isPending: boolean;
  /** Questions that the user has to answer before a valid input is sent. */
  doubtsAbout?: (input: Input) => readonly AskedDoubt[];
  onSaved?: () => void;
  onRefused?: (errors: FieldErrors) => void;
  explain?: (failure: Failure) => Failure;
  /** The text above the button; by default only where no field has one. */
  messageOf?: (failure: Failure) => string | undefined;
  /** Gives a stored draft a new id after a refusal. An add that may have been stored keeps its id. */
  renewId?: () => void;
};

/**
 * A form from its submission to its result: one at a time, with the errors under its fields. Typing clears a field's own;
 * a refusal focuses the first invalid field. An input that is in doubt is sent once the user confirms it; editing it
 * withdraws the question.
 */
export function useForm<Input>(options: FormOptions<Input>) {
  const { read, send, isPending, doubtsAbout, onSaved, onRefused, renewId } = options;
  const { explain = (failure) => failure, messageOf = formMessage } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [message, setMessage] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [asked, setAsked] = useState<{ input: Input; doubts: readonly AskedDoubt[] } | null>(null);
  const isBusy = isReading || isPending;
  const isJustSent = useRef(false);

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  const refuse = (fieldErrors: FieldErrors) => {
    setAsked(null);
    onRefused?.(fieldErrors);
    setErrors(fieldErrors);
    setRefusals((count) => count + 1);
  };
  const clear = (...names: string[]) => {
    setAsked(null);
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([name]) => !names.includes(name))),
    );
  };
  const onError = (error: unknown, textOf = messageOf) => {
    const failure = explain(failureOf(error));
    setMessage(textOf(failure));
    refuse(failure.fieldErrors);
    if (isRefusal(error)) renewId?.();
  };
  const finish = (result: Read<Input>) => {
    if (result.errors !== undefined) return refuse(result.errors);
    setErrors({});
    const doubts = doubtsAbout?.(result.input) ?? [];
    if (doubts.length > 0) return setAsked({ input: result.input, doubts });
    sendInput(result.input);
  };
  const sendInput = (input: Input) => {
    if (isJustSent.current) return;
    isJustSent.current = true;
    // A double click's second one can come before the button is drawn as busy.
    requestAnimationFrame(() => setTimeout(() => (isJustSent.current = false)));
    send(input, {
      onSuccess: () => {
        setAsked(null);
        onSaved?.();
      },
      onError: (error) => onError(error),
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    const result = read(event.currentTarget);
    if (!(result instanceof Promise)) return finish(result);
    setIsReading(true);
    // If a check cannot be loaded, the typed text stays.
    void result
      .then(finish, (error) => onError(error, formMessage))
      .finally(() => setIsReading(false));
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    setAsked(null);
    if (target instanceof HTMLInputElement) clear(target.name);
  };
  const questionOf = (input: Input, doubts: readonly AskedDoubt[]): DoubtQuestion => {
    const proposal = doubts.find((doubt) => doubt.proposal !== undefined)?.proposal;
    return {
      doubts,
      proposal,
      isBusy,
      onConfirm: () => sendInput(input),
      onBack: () => {
        setAsked(null);
        proposal?.write();
        const field = (proposal ?? doubts[0])?.field;
        ref.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      },
    };
  };
  return {
    props: { ref, noValidate: true, onSubmit, onInput },
    errors,
    message,
    question: asked && questionOf(asked.input, asked.doubts),
    isBusy,
    clear,
  };
}

/** For forms whose failures the specification wants as toasts: the message, unless fields show it. */
export const formMessage = ({ message, fieldErrors }: Failure): string | undefined =>
  Object.keys(fieldErrors).length === 0 ? message : undefined;
