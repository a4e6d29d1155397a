import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Fact, ResultFile } from '@/lib/engines/engine';
import { carriedHash } from '@/lib/islands';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, pageList, type Said, say } from '@/lib/words';
import { handOver } from '../engine/hand-over';
import { blobOf, save } from '../engine/save';
import type { NextTool } from '../tool';
import styles from './done.module.css';

type Props = {
  frame: FrameWords;
  /** What was made: one file, or several that are also saved as one ZIP. */
  files: readonly ResultFile[];
  facts: readonly Fact[];
  /** Seconds. */
  took: number;
  next: readonly NextTool[];
  onSaved: () => void;
};

/** The sentence of a fact. */
export function factWords(
  frame: FrameWords,
  { fact, lost, count = 1, file = '', pages, detail = '' }: Fact,
): string {
  const words: Record<string, { kept?: Said; lost?: Said }> = frame.facts;
  const said = words[fact]?.[lost ? 'lost' : 'kept'];
  if (!said)
    throw new Error(`content/workbench.ts has no words for the fact “${fact}”${lost ? ', lost' : ''}.`);
  return say(said, { count, file, pages: pages ? pageList(pages) : '', detail });
}

/** The counterfoil torn off: the finished file, what it kept and lost, and where it can go next. */
export function Done({ frame, files, facts, took, next, onSaved }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [file] = files;
  if (!file) return null;
  const blob = blobOf(file);
  const figures = [
    file.pages === undefined ? undefined : say(frame.pages, { count: file.pages }),
    fileSize(blob.size),
    say(frame.madeIn, { seconds: took.toFixed(1) }),
  ];
  return (
    <>
      <div className={styles.bar}>
        <h2 ref={title} tabIndex={-1}>
          {frame.copyTitle}
        </h2>
        <span className={styles.stamp} aria-hidden="true">
          {frame.stamp}
        </span>
      </div>
      <div className={styles.body}>
        <p className={styles.name}>{file.name}</p>
        <p className="mono">{figures.filter(Boolean).join(' · ')}</p>
        <Button
          className="mt-3 w-full"
          onClick={() => {
            void save(file.name, blob);
            onSaved();
          }}
        >
          <Icon name="download" />
          <span className={styles.saved}>{say(frame.download, { file: file.name })}</span>
        </Button>
        {facts.length > 0 ? (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={JSON.stringify(fact)} data-lost={fact.lost || undefined}>
                <Icon name={fact.lost ? 'alert' : 'check'} size={18} stroke={2} />
                {factWords(frame, fact)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {next.length > 0 ? (
        <div className={styles.next}>
          <h3>{frame.useIn}</h3>
          {next.map(({ href, name, note }) => (
            <a
              key={href}
              href={href}
              onClick={(event) => {
                event.preventDefault();
                void handOver(new File([blob], file.name, { type: file.type })).then(() => {
                  onSaved();
                  // The next page reads it; this one must not ask whether to lose it.
                  setTimeout(() => location.assign(href + carriedHash));
                });
              }}
            >
              <span>
                <b>{name}</b> {note}
              </span>
              <Icon name="arrow" />
            </a>
          ))}
        </div>
      ) : null}
    </>
  );
}
