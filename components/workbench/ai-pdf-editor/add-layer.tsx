import type { EditablePage } from 'engines/pdf';
import { useRef } from 'react';
import { pointOf } from '../documents/point-of';
import { StampLayer } from '../documents/stamp-layer';
import { useMessages } from '../shell/use-messages';
import styles from './add.module.css';
import type { Additions } from './use-additions';

type Props = { page: EditablePage; additions: Additions };

/**
 * Additions over a page: a press places the chosen addition there. By keyboard, the button beside the page does the
 * same.
 */
export function AddLayer({ page, additions }: Props) {
  const { adding } = useMessages('ai-pdf-editor');
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div ref={layer} data-place="" tabIndex={-1} className={styles.layer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside the page does the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside the page does the same. */}
      <div className={styles.sheet} onClick={(event) => additions.press(pointOf(event, page))} />
      <StampLayer
        number={page.page}
        size={page}
        stamps={additions.stamps}
        messages={adding}
        nameOf={({ kind }) => adding.kinds[kind]}
        inkOf={(stamp) => additions.lookOf(stamp)?.ready}
        colourOf={(stamp) => additions.lookOf(stamp)?.colour ?? [0, 0, 0]}
        isHighlight={(stamp) => additions.lookOf(stamp)?.isHighlight ?? false}
        onRemoved={() => layer.current?.focus()}
      />
    </div>
  );
}
