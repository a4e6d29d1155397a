import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AuditorPart } from '@/components/illustrations/security/audit/auditor-part';
import { type AuditQuestion, auditLayouts, type SecurityEntry } from '@/lib/schema/security';

const rows: AuditQuestion[] = [
  ['Who opened it?', 'A name', 'N. Khan'],
  ['Who allowed that?', 'Changes of rights', { pen: 'A. Rao, view only' }],
  ['Did the leaver keep a key?', 'One line', { strike: 'S. Iyer', text: 'out of 4 groups' }],
  ['When did it stop?', 'The line of its end', { ended: 'Revoked 10:15', pen: 'by A. Rao' }],
  ['Why is it still here?', 'The hold on it', { onHold: 'Matter 112/25' }],
  ['Is it gone?', 'One line in the log', { deleted: 'ledger-2016, deleted' }],
];
const words = [
  'N. Khan',
  'A. Rao, view only',
  'S. Iyer',
  'Revoked 10:15 by A. Rao',
  'Matter 112/25',
  'ledger-2016',
];

function show(audit: Partial<SecurityEntry['audit']>) {
  const complete = {
    title: 'What was asked',
    text: 'Six questions, each with its place.',
    rows,
    ...audit,
  } as SecurityEntry['audit'];
  return render(<AuditorPart id="auditor" audit={complete} />).container;
}

describe('what an auditor sees', () => {
  it.each(auditLayouts)('as %s: each question is followed by its place and its answer', (layout) => {
    show({ layout });
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual(rows.map(([question, place]) => question + place));
    expect(answers).toHaveLength(rows.length);
    for (const [index, word] of words.entries()) expect(answers[index]).toContain(word);
  });

  it('as a walkthrough: a table with column heads and a row for each question', () => {
    show({ layout: 'walkthrough', columns: ['The question', 'The control', 'What you can show'] });
    expect(screen.getByRole('table', { name: 'What was asked' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(3);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      rows.map(([question]) => question),
    );
    for (const word of words) expect(screen.getByRole('table').textContent).toContain(word);
  });

  it.each([...auditLayouts, 'walkthrough'] as const)('as %s: only what ended is red', (layout) => {
    const columns = layout === 'walkthrough' ? { columns: ['One', 'Two', 'Three'] } : {};
    const container = show({ layout, ...columns } as Partial<SecurityEntry['audit']>);
    const red = [...container.querySelectorAll('.text-error')].map(({ textContent }) => textContent);
    expect(red).toEqual(['Revoked 10:15']);
  });
});
