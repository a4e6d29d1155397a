import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ContactContext, readContext, writeContext } from '@/lib/contact/context';
import {
  type ContactField,
  type ContactValues,
  checkContact,
  contactLimits,
  contextField,
  honeypotField,
} from '@/lib/contact/rules';
import { pressedSelector } from '@/lib/islands';
import { type PrefillTexts, prefill } from './prefill';
import { SendError, sendContact } from './send';

export type FormState =
  | { kind: 'empty' }
  | { kind: 'invalid'; field: ContactField }
  | { kind: 'sending' }
  | { kind: 'failed'; reason?: string; text: string }
  | { kind: 'sent'; message: string };

/** Remaining characters at which the form starts to announce the count. */
const countFrom = 1000;

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

function valuesOf(data: FormData): ContactValues {
  return {
    fullName: textOf(data, 'fullName'),
    email: textOf(data, 'email'),
    message: textOf(data, 'message'),
  };
}

function isUnchanged(form: HTMLFormElement, sent: ContactValues): boolean {
  const { fullName, email, message } = valuesOf(new FormData(form));
  return fullName === sent.fullName && email === sent.email && message === sent.message;
}

/** Whether a non-empty field has the focus. */
function isTyping(form: HTMLFormElement): boolean {
  const field = document.activeElement;
  return field !== null && form.contains(field) && 'value' in field && field.value !== '';
}

function messageBox(form: HTMLFormElement): HTMLTextAreaElement | null {
  const box = form.elements.namedItem('message');
  return box instanceof HTMLTextAreaElement ? box : null;
}

/**
 * Behaviour of the contact form on top of its HTML. The fields stay uncontrolled, so that text typed before
 * hydration is kept. Afterwards the specified checks replace native validation messages.
 */
export function useContactForm(ref: RefObject<HTMLFormElement | null>, texts: PrefillTexts) {
  const [state, setState] = useState<FormState>({ kind: 'empty' });
  const [context, setContext] = useState<ContactContext>({});
  const [remaining, setRemaining] = useState<number>();
  const draftKey = useRef<string>(undefined);
  const inFlight = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once, at hydration
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    form.noValidate = true;
    const initialContext = readContext(window.location.search, texts);
    setContext(initialContext);
    const box = messageBox(form);
    const filled = prefill(initialContext, texts);
    if (filled && box && !box.value) box.value = filled.message;
    // The browser refused a submit before hydration: show the form's own message, unless the visitor types again.
    if (!form.querySelector(pressedSelector)) return;
    const values = valuesOf(new FormData(form));
    const field = checkContact(values);
    if (field && values[field] === '' && !isTyping(form)) setState({ kind: 'invalid', field });
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (inFlight.current) return;

    const data = new FormData(form);
    const values = valuesOf(data);
    const field = checkContact(values);
    if (field) {
      setState({ kind: 'invalid', field });
      return;
    }

    inFlight.current = true;
    setState({ kind: 'sending' });
    // Absent outside secure contexts; the endpoint then detects repeats by their text.
    draftKey.current ??= crypto.randomUUID?.();
    try {
      const extras = [contextField, honeypotField].map((name) => [name, textOf(data, name)] as const);
      const filledExtras = Object.fromEntries(extras.filter(([, value]) => value !== ''));
      const message = await sendContact({ ...values, ...filledExtras }, draftKey.current);
      draftKey.current = undefined;
      setContext({});
      // Text typed while the message was being sent is unsent, and stays.
      if (isUnchanged(form, values)) {
        form.reset();
        setRemaining(undefined);
      }
      setState({ kind: 'sent', message });
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification requires a failed submit in the console
      console.error(error);
      const reason = error instanceof SendError ? error.reason : undefined;
      setState({ kind: 'failed', reason, text: values.message });
    } finally {
      inFlight.current = false;
    }
  }

  /** An edit makes the draft a new message: its next attempt gets another key. */
  function onEdit() {
    draftKey.current = undefined;
    const length = (ref.current && messageBox(ref.current)?.value.length) ?? 0;
    const left = contactLimits.message - length;
    setRemaining(left <= countFrom ? left : undefined);
  }

  return {
    state,
    remaining,
    submit,
    onEdit,
    subject: prefill(context, texts)?.subject,
    context: writeContext(context),
  };
}
