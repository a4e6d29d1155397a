import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './notices.module.css';
import type { Subject } from './prefill';

type NoticeProps = { ref?: Ref<HTMLDivElement> };

/** A choice made on another page, with a link to change it. */
export function SubjectNote({ subject, changeLabel }: { subject: Subject; changeLabel: string }) {
  return (
    <>
      {subject.title ? <h2 className="mb-4 text-h2s">{subject.title}</h2> : null}
      <p className={styles.subject}>
        <span>
          {subject.before} <b>{subject.strong}</b>
          {subject.after ? `, ${subject.after}` : ''}
        </span>
        {subject.changeHref ? <a href={subject.changeHref}>{changeLabel}</a> : null}
      </p>
    </>
  );
}

/** Error summary: it gets the focus, and its link leads to the field. */
export function ProblemNotice({
  ref,
  title,
  message,
  fieldId,
  icon,
}: NoticeProps & { title: string; message: string; fieldId: string; icon: ReactNode }) {
  const focusField = (event: MouseEvent) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <div ref={ref} tabIndex={-1} className={`${styles.notice} ${styles.bad}`}>
      <div role="alert">
        <h2>
          {icon}
          {title}
        </h2>
        <a href={`#${fieldId}`} onClick={focusField}>
          {message}
        </a>
      </div>
    </div>
  );
}

/** The endpoint did not accept the message: the text is kept, and email is offered. */
export function FailedNotice({
  ref,
  title,
  reason,
  text,
  email,
  mailto,
  icon,
}: NoticeProps & {
  title: string;
  reason?: string;
  text: string;
  email: string;
  mailto: string;
  icon: ReactNode;
}) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={`${styles.notice} ${styles.bad}`}>
      <h2>
        {icon}
        {title}
      </h2>
      {reason ? <p>{reason}</p> : null}
      <p>
        {text} <a href={mailto}>{email}</a>.
      </p>
    </div>
  );
}

/** The endpoint's own message after accepting the form. */
export function SentNotice({
  ref,
  message,
  text,
  picture,
}: NoticeProps & { message: string; text: string; picture: ReactNode }) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={`${styles.notice} ${styles.sent}`}>
      {picture}
      <div>
        <h2>{message}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
