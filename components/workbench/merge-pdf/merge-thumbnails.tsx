import type { PdfOperations } from 'engines/pdf';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { PrintAllPagesNote } from '../documents/print-all-pages-note';
import { Thumb } from '../documents/thumb';
import type { Pdf } from '../documents/use-pdfs';
import { progressText } from '../shell/progress';
import type { Engine } from '../shell/run-engine';
import { sourceOf } from '../shell/use-chosen-files';
import type { Fetched } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './merge-thumbnails.module.css';
import { type Tile, tilesOf } from './merge-tiles';

/** Width of a page in CSS pixels. */
const WIDTH = 74;

type Props = {
  engine: Engine<PdfOperations>;
  fetched: Fetched;
  pdfs: readonly Pdf[];
  rightHand: boolean;
  /** Number of pages copied so far while the job runs. */
  copied: number;
};

/** The pages of all files in their merged order; on phones a row that scrolls sideways. */
export function MergeThumbnails({ engine, fetched, pdfs, rightHand, copied }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('merge-pdf');
  const { thumbnails } = messages;
  const tiles = tilesOf(pdfs, rightHand);
  const { list, overflows } = useOverflow(tiles.map(({ key }) => key).join(' '));
  return (
    <div className={styles.thumbnailStrip}>
      <p className={styles.head}>
        <b className="font-semibold">{thumbnails.title}</b>
        {fetched ? (
          <span>{progressText(shared.progress, undefined, fetched)}</span>
        ) : pdfs.length > 1 ? (
          <span className="text-pen-600">{thumbnails.begins}</span>
        ) : null}
      </p>
      {tiles.some(({ kind }) => kind === 'rest') ? <PrintAllPagesNote /> : null}
      {/* A scroll container must be reachable by keyboard. */}
      <ol ref={list} aria-label={thumbnails.title} tabIndex={overflows ? 0 : undefined}>
        {tiles.map((tile) => (
          <li key={tile.key} data-begins={tile.begins || undefined}>
            {tile.kind === 'page' ? (
              <Thumb
                size={tile.pdf.info?.sizes[tile.own - 1]}
                width={WIDTH}
                copied={tile.place <= copied}
                draw={(width) =>
                  engine.run('drawPage', { source: sourceOf(tile.pdf), page: tile.own, width })
                }
              />
            ) : (
              <span className={styles.none} aria-hidden="true">
                {tile.kind === 'rest' ? formatMessage(thumbnails.morePages, { count: tile.count }) : null}
                {tile.kind === 'blank' ? thumbnails.blank : null}
                {tile.kind === 'waits' && tile.pdf.state === 'locked' ? <Icon name="lock" /> : null}
              </span>
            )}
            <span className={`mono ${styles.number}`} aria-hidden="true">
              {numberOf(tile)}
            </span>
            <span className="sr-only">{accessibleTextOf(tile, thumbnails)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const numberOf = (tile: Tile) => (tile.kind === 'page' || tile.kind === 'blank' ? tile.number : undefined);

function accessibleTextOf(tile: Tile, thumbnails: Messages<'merge-pdf'>['thumbnails']): string {
  const file = tile.pdf.file.name;
  if (tile.kind === 'waits') return formatMessage(thumbnails.notCounted, { file });
  if (tile.kind === 'rest') return formatMessage(thumbnails.morePagesOf, { count: tile.count, file });
  if (tile.kind === 'blank') return formatMessage(thumbnails.blankPage, { page: tile.number ?? '' });
  const { own, number } = tile;
  return number === undefined
    ? formatMessage(thumbnails.pageOf, { own, file })
    : formatMessage(thumbnails.page, { page: number, own, file });
}

/** Whether the list overflows its container. @param contentKey changes with the tiles */
function useOverflow(contentKey: string) {
  const list = useRef<HTMLOListElement>(null);
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the tiles change.
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => setOverflows(row.scrollWidth > row.clientWidth + 1);
    const resized = new ResizeObserver(measure);
    for (const element of [row, ...row.children]) resized.observe(element);
    return () => resized.disconnect();
  }, [contentKey]);
  return { list, overflows };
}
