import { Icon } from '@/components/ui/icon';
import type { StepSheet } from '@/lib/schema/drawings';
import { InlinePicture } from '../inline-picture';
import { Run } from '../parts';
import { FormatTab } from '../records';
import { signaturePaths } from '../signature-paths';
import { Bars, Signature } from '../writing';
import { Page, ToSign } from './step-papers';
import styles from './step-sheet.module.css';

type Below = StepSheet['below'][number];

/** A small sheet of a step: its lines of writing, and what stands below them. */
export function SheetOfStep({ sheet, className = '' }: { sheet: StepSheet; className?: string | undefined }) {
  const { title, note, tone, bars, read, headings, lines, below } = sheet;
  return (
    <Page {...{ title, note, tone, read }} widths={bars} strong={headings} className={className}>
      {lines ? (
        <span className={styles.lines}>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never move
            <i key={index} className={line === 'same' ? '' : styles[line]} />
          ))}
        </span>
      ) : null}
      {below.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move
        <BelowLines key={index} part={part} />
      ))}
    </Page>
  );
}

const looks = { large: 'text-sm leading-relaxed', ruled: 'border-t border-carbon-200 pt-3 text-sm' };

function BelowLines({ part }: { part: Below }) {
  if ('run' in part)
    return (
      <p className={`mt-3 first:mt-0 ${part.look ? looks[part.look] : 'mb-3 text-sm leading-snug'}`}>
        <Run parts={part.run} />
      </p>
    );
  if ('locked' in part)
    return (
      <p className="mt-3 flex items-center gap-2 border-t-[1.5px] border-carbon-950 pt-2 font-semibold text-ink">
        <Icon name="lock" size={16} />
        {part.locked}
      </p>
    );
  if ('formats' in part)
    return (
      <p className="mt-4 flex gap-1.5">
        {part.formats.map((format) => (
          <FormatTab key={format} name={format} />
        ))}
      </p>
    );
  if ('fields' in part)
    return (
      <span className={styles.fields}>
        {part.fields.map((field) => (
          <span key={field}>{field}</span>
        ))}
      </span>
    );
  if ('signed' in part)
    return (
      <span className="mt-3.5 flex items-end justify-between">
        {part.signed.map((who) => (
          <Signature key={who} width={45} hand={signaturePaths[who]} />
        ))}
      </span>
    );
  if ('toSign' in part) return <ToSign />;
  return (
    <span className="grid grid-cols-[1fr_4.5rem] items-start gap-3 first:mt-0">
      <Bars widths={[80, 100, 90, 96]} strong={[0]} />
      <InlinePicture name="person-cut" className="h-14 w-full border-[1.5px] border-carbon-950" />
    </span>
  );
}
