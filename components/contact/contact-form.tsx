'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { mailtoWith } from '@/lib/contact/mailto';
import { type ContactField, contactLimits, contextField, honeypotField } from '@/lib/contact/rules';
import { fill } from '@/lib/fill';
import { island } from '@/lib/islands';
import type { Contact } from '@/lib/schema/contact';
import styles from './contact.module.css';
import { Field } from './field';
import { FailedNotice, ProblemNotice, SentNotice, SubjectNote } from './notices';
import type { PrefillTexts } from './prefill';
import { useContactForm } from './use-contact-form';
import { useOutcomeNotice } from './use-outcome-notice';

type Props = {
  texts: Contact['form'];
  prefill: PrefillTexts;
  email: string;
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Above the fields: to whom the message goes. */
  letterhead: ReactNode;
  alertIcon: ReactNode;
  sentPicture: ReactNode;
};

const fieldId = (name: ContactField) => `contact-${name}`;

/**
 * The contact form. Its HTML posts by itself, with native validation; hydrated, it runs the checks of lib/contact/rules
 * in order, stays on the page and moves the focus to the result.
 */
export function ContactForm({
  texts,
  prefill,
  email,
  labelledBy,
  letterhead,
  alertIcon,
  sentPicture,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const { state, remaining, subject, context, submit, onEdit } = useContactForm(form, prefill);
  useOutcomeNotice(state, notice, `${texts.errorPrefix} `);

  const sending = state.kind === 'sending';
  const errorOf = (name: ContactField) =>
    state.kind === 'invalid' && state.field === name
      ? { message: texts.checks[name], prefix: texts.errorPrefix, icon: alertIcon }
      : undefined;

  return (
    <form
      ref={form}
      {...island()}
      method="post"
      action="/api/contacts"
      acceptCharset="utf-8"
      aria-labelledby={labelledBy}
      className={`paper folded ${styles.form}`}
      onSubmit={submit}
      onInput={onEdit}
    >
      {letterhead}
      {subject ? <SubjectNote subject={subject} changeLabel={prefill.choice.change.label} /> : null}
      {state.kind === 'invalid' ? (
        <ProblemNotice
          ref={notice}
          title={texts.problem}
          message={texts.checks[state.field]}
          fieldId={fieldId(state.field)}
          icon={alertIcon}
        />
      ) : null}
      {state.kind === 'failed' ? (
        <FailedNotice
          ref={notice}
          title={texts.alert}
          reason={state.reason ?? texts.unanswered}
          text={texts.failed}
          email={email}
          mailto={mailtoWith(email, state.text, texts.mailSubject)}
          icon={alertIcon}
        />
      ) : null}
      {state.kind === 'sent' ? (
        <SentNotice ref={notice} message={state.message} text={texts.sent} picture={sentPicture} />
      ) : null}

      <p className={`hidden noscript:block ${styles.noScript}`}>{texts.noScript}</p>

      <Field id={fieldId('fullName')} label={texts.fullName} error={errorOf('fullName')}>
        {(control) => (
          <input
            {...control}
            name="fullName"
            autoComplete="name"
            required
            maxLength={contactLimits.fullName}
          />
        )}
      </Field>
      <Field id={fieldId('email')} label={texts.email} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={contactLimits.email}
          />
        )}
      </Field>
      <Field id={fieldId('message')} label={texts.message} hint={texts.hint} error={errorOf('message')}>
        {(control) => (
          <textarea {...control} name="message" required rows={6} maxLength={contactLimits.message} />
        )}
      </Field>
      <p role="status" className={styles.remaining}>
        {remaining === undefined ? '' : fill(texts.left, { count: remaining.toLocaleString('en-IN') })}
      </p>

      <input type="hidden" name={contextField} value={context} />
      {/* Hidden without display: none, which robots detect. */}
      <div aria-hidden="true" className="absolute left-[-9999px]">
        <label htmlFor={honeypotField}>{texts.honeypot}</label>
        <input id={honeypotField} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>

      <div className={styles.send}>
        <Button type="submit" aria-disabled={sending || undefined}>
          {sending ? texts.sending : texts.submit}
        </Button>
        <p>
          {texts.privacy} <a href={texts.privacyLink.href}>{texts.privacyLink.label}</a>
        </p>
      </div>
    </form>
  );
}
