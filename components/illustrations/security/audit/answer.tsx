import { Fragment } from 'react';
import { Pen, Strike } from '@/components/drawings/writing';
import type { AuditAnswer } from '@/lib/schema/security';

/** An answer of the section for auditors, by its kind: plain, in blue pen, struck out, or red if something ended. */
export function Answer({ answer }: { answer: AuditAnswer }) {
  if (typeof answer === 'string') return <UnbrokenParts text={answer} />;
  if ('ended' in answer)
    return (
      <>
        <span className="font-semibold text-error">{answer.ended}</span>
        {answer.pen ? (
          <>
            {' '}
            <Pen>{answer.pen}</Pen>
          </>
        ) : null}
      </>
    );
  if ('pen' in answer)
    return (
      <Pen>
        <UnbrokenParts text={answer.pen} />
      </Pen>
    );
  if ('onHold' in answer) return <UnbrokenParts text={answer.onHold} />;
  if ('deleted' in answer) return <UnbrokenParts text={answer.deleted} />;
  return (
    <>
      <Strike>{answer.strike}</Strike> {answer.text}
    </>
  );
}

/** Text whose comma-separated parts of up to 12 characters do not wrap: as many fit on the narrowest card. */
function UnbrokenParts({ text }: { text: string }) {
  const parts = text.split(/(?<=,) /);
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 ? ' ' : ''}
      {parts.length > 1 && part.length <= 12 ? <span className="whitespace-nowrap">{part}</span> : part}
    </Fragment>
  ));
}
