import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { paneOf } from '../shell/pane-focus';
import { Saving } from '../shell/saving';
import { LegalValue } from './legal-value';
import styles from './sign.module.css';
import type { StampKind } from './stamp-kinds';
import type { Signing } from './use-signing';

type PlaceProps = {
  signing: Signing;
  /** A stamp of the chosen kind is on the shown page. */
  isPlaced: boolean;
};

/**
 * Footer while a stamp is made: a button that puts it on the page, or says what is missing. Once it is there, it can be saved; a
 * sheet over the page first folds, so that the page has the screen.
 */
export function PlaceFooter({ signing, isPlaced }: PlaceProps) {
  const { messages, kind, methods, inks, number, visible, saving, texts } = signing;
  const root = useRef<HTMLDivElement>(null);
  const isReady = inks[kind] !== undefined;
  const isSeen = isPlaced && isReady;
  const isDrawn = kind === 'signature' || kind === 'initials';
  const hasPlaced = visible.length > 0;
  const [asked, setAsked] = useState<{ kind: StampKind; text: string }>();
  const isEmpty = texts[kind].trim() === '';
  const isMissing = !isReady && (isDrawn || isEmpty);
  const method = isDrawn ? methods[kind] : 'type';
  const toDraw = method === 'draw' && isDrawn ? messages.missing.draw[kind] : undefined;
  const missing = toDraw ?? (method === 'picture' ? messages.missing.picture : messages.missing.type[kind]);
  /** The kind of stamp whose button was pressed while the pad was still empty. */
  const [refused, setRefused] = useState<StampKind>();
  // A text that is not measured yet is placed as soon as it is measured, unless it has changed in the meantime.
  const isWaiting = asked?.kind === kind && asked.text === texts[kind] && !isDrawn && !isEmpty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is measured.
  useEffect(() => {
    if (isWaiting && isReady) place();
  }, [isWaiting, isReady]);
  return (
    <Saving {...{ saving }}>
      <LegalValue {...{ signing }} />
      {isMissing && toDraw && refused === kind ? (
        <p role="alert" className="text-sm font-semibold">
          {messages.drawHelp}
        </p>
      ) : null}
      <div ref={root} className={styles.buttons}>
        {isSeen || (isMissing && hasPlaced) ? null : (
          <Button
            aria-disabled={isMissing || undefined}
            onClick={() => {
              if (isReady) place();
              else if (isMissing) refuse();
              else setAsked({ kind, text: texts[kind] });
            }}
          >
            {isMissing ? missing : formatMessage(messages.addToPage, { page: number })}
          </Button>
        )}
        {isSeen ? (
          <Button className="lg:hidden" onClick={place}>
            {messages.toPage}
          </Button>
        ) : null}
        {hasPlaced ? (
          <Button
            variant={isSeen || isMissing ? 'primary' : 'outline'}
            className={isSeen ? 'max-lg:hidden' : undefined}
            onClick={signing.make}
          >
            <Icon name="download" />
            {messages.make}
          </Button>
        ) : null}
      </div>
    </Saving>
  );

  function place() {
    const shell = root.current?.closest('section');
    if (!isPlaced) signing.put(kind);
    signing.setMaking(false);
    requestAnimationFrame(() =>
      shell?.querySelector<HTMLElement>('[data-place][data-chosen] > button')?.focus(),
    );
  }

  /** Focuses the field or the button that takes what is missing. The pad is for a pen, a finger or the mouse. */
  function refuse() {
    setRefused(kind);
    if (!toDraw)
      paneOf(root.current)?.querySelector<HTMLElement>(`.${styles.make} input:not([type=radio])`)?.focus();
  }
}

/**
 * Footer while no stamp is made: the button that saves the signed copy, or, before there is a stamp, the one that puts one
 * on the page.
 */
export function SaveFooter({ signing }: { signing: Signing }) {
  const { messages, kind, inks, number, visible, forbidden, saving } = signing;
  const hasPlaced = visible.length > 0;
  return (
    <Saving {...{ saving }}>
      {forbidden ? null : <LegalValue {...{ signing }} />}
      {hasPlaced || forbidden ? (
        <Button
          className={`w-full ${styles.save}`}
          aria-disabled={forbidden !== undefined || undefined}
          onClick={signing.make}
        >
          <Icon name="download" />
          {messages.make}
        </Button>
      ) : (
        <Button className="w-full" onClick={() => (inks[kind] ? signing.put(kind) : signing.setMaking(true))}>
          {inks[kind] ? formatMessage(messages.addToPage, { page: number }) : messages.begin}
        </Button>
      )}
      {forbidden ? <p className="text-xs">{messages.forbidden[forbidden].title}</p> : null}
    </Saving>
  );
}
