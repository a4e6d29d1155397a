import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { wide } from '@/lib/breakpoints';
import { say } from '@/lib/sentences';
import { paneOf } from '../shell/pane-focus';
import { Saving } from '../shell/saving';
import { LegalValue } from './legal-value';
import styles from './sign.module.css';
import type { StampKind } from './stamp-kinds';
import type { Signing } from './use-signing';

/** Footer while a stamp is made: a button that places it, or focuses the placed one. */
export function PlaceFooter({ signing, isOn }: { signing: Signing; isOn: boolean }) {
  const { messages, kind, methods, inks, number, visible, saving, texts } = signing;
  const root = useRef<HTMLDivElement>(null);
  /** The page is visible beside the panel, so placing needs no step of its own. */
  const isBeside = useMedia(wide);
  const isReady = inks[kind] !== undefined;
  const isSeen = isOn && isReady;
  const isDrawn = kind === 'signature' || kind === 'initials';
  const hasPlaced = visible.length > 0;
  const [asked, setAsked] = useState<{ kind: StampKind; text: string }>();
  const isEmpty = texts[kind].trim() === '';
  const isMissing = !isReady && (isDrawn || isEmpty);
  const method = isDrawn ? methods[kind] : 'type';
  const situation = `${kind} ${method}`;
  /** The button was pressed before there was anything to place. */
  const [refused, setRefused] = useState<string>();
  // A text that is not measured yet is placed as soon as it is measured, unless it has changed in the meantime.
  const isWaiting = asked?.kind === kind && asked.text === texts[kind] && !isDrawn && !isEmpty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is measured.
  useEffect(() => {
    if (isWaiting && isReady) place();
  }, [isWaiting, isReady]);
  return (
    <Saving {...{ saving }}>
      <LegalValue {...{ signing }} />
      {isMissing && refused === situation ? (
        <p role="alert" className="text-sm font-semibold text-red-600">
          {messages.missing[method]}
        </p>
      ) : null}
      <div ref={root} className={styles.buttons}>
        {isSeen || (isMissing && hasPlaced) ? null : (
          <Button
            onClick={() => {
              if (isReady) place();
              else if (isMissing) refuse();
              else setAsked({ kind, text: texts[kind] });
            }}
          >
            {say(messages.addToPage, { page: number })}
          </Button>
        )}
        {isSeen && !isBeside ? (
          <Button variant="outline" onClick={place}>
            {messages.adjustOnPage}
          </Button>
        ) : null}
        {hasPlaced ? (
          <Button variant={isSeen || isMissing ? 'primary' : 'outline'} onClick={signing.make}>
            <Icon name="download" />
            {messages.make}
          </Button>
        ) : null}
      </div>
    </Saving>
  );

  function place() {
    const shell = root.current?.closest('section');
    if (!isOn) signing.put(kind);
    signing.setMaking(false);
    requestAnimationFrame(() =>
      shell?.querySelector<HTMLElement>('[data-place][data-chosen] > button')?.focus(),
    );
  }

  /** Says what is missing, and focuses the field or the button that takes it. The pad is for a pen, a finger or the mouse. */
  function refuse() {
    setRefused(situation);
    if (method !== 'draw')
      paneOf(root.current)?.querySelector<HTMLElement>(`.${styles.make} input:not([type=radio])`)?.focus();
  }
}

/** Footer while no stamp is made: the button that saves the signed copy, or the one that puts a stamp on the page before. */
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
          {inks[kind] ? say(messages.addToPage, { page: number }) : messages.begin}
        </Button>
      )}
      {forbidden ? <p className="text-xs">{messages.forbidden[forbidden].title}</p> : null}
    </Saving>
  );
}
