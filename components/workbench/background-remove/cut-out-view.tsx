import type { Stroke } from 'engines/picture';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { formatMessage } from '@/lib/sentences';
import { Bitmap } from '../documents/bitmap';
import { PaneName } from '../documents/pane-name';
import { optionsOf, Segments } from '../shell/field';
import { useMessages } from '../shell/use-messages';
import styles from './cut-out-view.module.css';
import { type BrushTool, useBrush } from './use-brush';
import type { CutOut } from './use-cut-out';

type Props = {
  cut: CutOut;
  width: number;
  height: number;
  zoom?: number;
  /** Background colour of the cut-out; a checkerboard if missing. */
  background?: string;
  /** Placeholder text until the cut-out is there. */
  waiting?: string;
  /** If missing, the cut-out is read-only. */
  brush?: BrushProps;
};

type BrushProps = {
  tool: BrushTool;
  size: number;
  onStroke: (stroke: Stroke) => void;
  announce: (text: string) => void;
};

/** Picture and cut-out side by side at one size, or either one on phones; the brush edits the cut-out. */
export function CutOutView({ cut, width, height, zoom = 1, background, waiting, brush }: Props) {
  const messages = useMessages('background-remove');
  const [picturePane, cutOutPane] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const [view, setView] = useState<'cutOut' | 'picture'>('cutOut');
  const style = { '--ratio': width / height, '--zoom': zoom } as CSSProperties;
  const follow = (from: HTMLDivElement | null, to: HTMLDivElement | null) => {
    if (from && to) to.scrollTo(from.scrollLeft, from.scrollTop);
  };
  return (
    <div className={styles.two} data-shown={view} style={style}>
      <div className={styles.switch}>
        <Segments
          hidden
          legend={messages.shown}
          name="shown"
          value={view}
          options={optionsOf({ cutOut: messages.cutOut, picture: messages.picture })}
          onChange={setView}
        />
      </div>
      <div data-is="picture">
        <PaneName className={styles.name} name={messages.picture} />
        <div
          ref={picturePane}
          className={styles.pane}
          tabIndex={zoom > 1 ? 0 : undefined}
          onScroll={() => follow(picturePane.current, cutOutPane.current)}
        >
          <div className={styles.picture}>
            <Bitmap bitmap={cut.picture} label={messages.picture} />
          </div>
        </div>
      </div>
      <div data-is="cutOut">
        <PaneName className={styles.name} name={messages.cutOut} />
        <div
          ref={cutOutPane}
          className={styles.pane}
          onScroll={() => follow(cutOutPane.current, picturePane.current)}
        >
          <div
            className={`${styles.picture} bg-[repeating-conic-gradient(var(--color-carbon-200)_0_25%,var(--color-bond)_0_50%)] bg-size-[20px_20px]`}
            style={{ background }}
          >
            <Bitmap bitmap={cut.preview?.bitmap} label={brush ? undefined : messages.cutOut} />
            {brush && cut.preview ? (
              <Brush key={`${width} ${height}`} {...{ width, height, zoom }} {...brush} busy={cut.busy} />
            ) : null}
          </div>
          {waiting ? <p className={styles.waiting}>{waiting}</p> : null}
        </div>
      </div>
    </div>
  );
}

type PaintProps = BrushProps & Pick<Props, 'width' | 'height'> & { zoom: number; busy: boolean };

/** The drawing surface over the cut-out: shows the brush, and the stroke until it is applied. */
function Brush({ width, height, zoom, tool, size, busy, onStroke, announce }: PaintProps) {
  const messages = useMessages('background-remove');
  const ring = useRef<SVGCircleElement>(null);
  const {
    at: pointerPosition,
    trail,
    radius,
    handlers,
  } = useBrush({
    width,
    height,
    tool,
    size,
    onStroke,
    onMoved([x, y], down) {
      const place = formatMessage(messages.brushPosition, {
        x: Math.round((100 * x) / width),
        y: Math.round((100 * y) / height),
      });
      announce(down === undefined ? place : `${down ? messages.brushDown : messages.brushLifted}, ${place}`);
    },
  });
  const movedByKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps the brush visible when moved by keys.
  useEffect(() => {
    if (movedByKeys.current && zoom > 1)
      ring.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    movedByKeys.current = false;
  }, [pointerPosition]);
  return (
    <div
      role="application"
      aria-label={messages.paintOn}
      aria-description={messages.paintKeys}
      aria-busy={busy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated by keyboard too.
      tabIndex={0}
      className={styles.paint}
      {...handlers}
      onKeyDown={(event) => {
        movedByKeys.current = true;
        handlers.onKeyDown(event);
      }}
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {trail ? (
          <polyline
            points={[...trail, pointerPosition].map(([x, y]) => `${x},${y}`).join(' ')}
            strokeWidth={radius * 2}
            data-tool={tool}
          />
        ) : null}
        <circle
          ref={ring}
          cx={pointerPosition[0]}
          cy={pointerPosition[1]}
          r={tool === 'fill' ? width / 120 : radius}
        />
      </svg>
    </div>
  );
}
