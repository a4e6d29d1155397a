import type { SplitPart } from 'engines/pdf';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { Suffixed } from '../shell/field';
import { showRemaining } from '../shell/pane-focus';
import { toneOf } from '../shell/paper-colours';
import { NoticeAction } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './split-parts.module.css';

/** Number of parts that fit beside the pages; further ones are collapsed. */
const MAX_SHOWN = 6;

type Props = {
  parts: readonly SplitPart[];
};

/** Scrolls a field to the end of its text: names of parts differ there. */
const showEnd = (field: HTMLInputElement | null) => {
  if (field) field.scrollLeft = field.scrollWidth;
};

/** The parts, each with its name. */
export function SplitParts({ parts, onName }: Props & { onName: (part: SplitPart, name: string) => void }) {
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // A button that reveals one part would take the space of that part.
  const visibleParts = all || parts.length <= MAX_SHOWN + 1 ? parts : parts.slice(0, MAX_SHOWN);
  return (
    <>
      <ol ref={list} className="col-span-full grid gap-2.5">
        {visibleParts.map((part, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same pages.
            key={index}
            data-tone={toneOf(index)}
            className={styles.part}
          >
            <b className="block first-letter:uppercase">
              {formatMessage(messages.part, { part: index + 1 })}
            </b>
            <span className="mono text-carbon-800">
              {formatMessage(shared.pages, { count: part.pages.length })}
            </span>
            <Suffixed
              type="text"
              ref={showEnd}
              onBlur={({ currentTarget }) => showEnd(currentTarget)}
              aria-label={formatMessage(messages.partName, { part: index + 1 })}
              maxLength={120}
              value={part.name.replace(/\.pdf$/i, '')}
              suffix=".pdf"
              onChange={({ currentTarget }) => onName(part, `${currentTarget.value}.pdf`)}
            />
          </li>
        ))}
      </ol>
      {visibleParts.length < parts.length ? (
        <div>
          <NoticeAction onClick={() => showRemaining(list.current, () => setAll(true))}>
            {formatMessage(messages.more, { count: parts.length - visibleParts.length })}
          </NoticeAction>
        </div>
      ) : null}
    </>
  );
}

/** The parts while they are made, with a colour and a tick when done; of many parts, those around the current one. */
export function PartsMade({ parts, madeCount }: Props & { madeCount: number }) {
  const shared = useSharedMessages();
  const messages = useMessages('split-pdf');
  const from =
    parts.length > MAX_SHOWN + 1 ? Math.max(0, Math.min(madeCount - 2, parts.length - MAX_SHOWN)) : 0;
  const visibleParts = parts.length > MAX_SHOWN + 1 ? parts.slice(from, from + MAX_SHOWN) : parts;
  return (
    <ol className="col-span-full grid gap-2.5">
      {visibleParts.map((part, place) => {
        const index = from + place;
        const isMade = index < madeCount;
        return (
          <li key={index} data-tone={isMade ? toneOf(index) : undefined} className={styles.part}>
            <b className="block first-letter:uppercase">
              {formatMessage(messages.part, { part: index + 1 })}
            </b>
            <span className="mono flex items-center gap-2 text-carbon-800">
              {formatMessage(shared.pages, { count: part.pages.length })}
              <span
                className={`grid size-[20px] place-items-center rounded-full bg-carbon-950 text-bond ${isMade ? '' : 'invisible'}`}
              >
                <Icon name="check" size={15} stroke={3} />
              </span>
            </span>
            {/* As high as the input it replaces. */}
            <span
              className="col-span-full min-h-(--touch) py-2.5 leading-[1.35] wrap-anywhere"
              translate="no"
            >
              {part.name}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
