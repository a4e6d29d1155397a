import { Pen, Strike } from '@/components/mockups/paper';
import type { AuditAnswer } from '@/lib/schema/security';

/** An answer as it is written down: by the system, in blue pen, struck out, or in red when something ended. */
export function Answer({ answer }: { answer: AuditAnswer }) {
  if (typeof answer === 'string') return answer;
  if ('pen' in answer) return <Pen>{answer.pen}</Pen>;
  if ('ended' in answer) return <span className="font-semibold text-error">{answer.ended}</span>;
  if ('held' in answer) return answer.held;
  if ('gone' in answer) return answer.gone;
  return (
    <>
      <Strike>{answer.strike}</Strike> {answer.text}
    </>
  );
}
