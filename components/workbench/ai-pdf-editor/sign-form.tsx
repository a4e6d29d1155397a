import { type PointerEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { pointOf } from '../documents/point-of';
import { Choices, Field } from '../shell/field';
import styles from './ai-pdf-editor.module.css';

/** A signature and its position, in millimetres. */
export type SignatureDraft = { strokes: Strokes; name: string; left: number; top: number; width: number };

export const emptySignature: SignatureDraft = { strokes: [], name: '', left: 25, top: 25, width: 60 };

type Props = {
  words: Messages<'ai-pdf-editor'>;
  draft: SignatureDraft;
  onDraft: (draft: SignatureDraft) => void;
};

/** Signature pad, a typed name as the alternative, and the position on the page. */
export function SignForm({ words, draft, onDraft }: Props) {
  const number = (key: 'left' | 'top' | 'width') => (
    <Field
      key={key}
      label={words[key]}
      type="number"
      inputMode="numeric"
      min={key === 'width' ? 5 : 0}
      max={2000}
      value={Math.round(draft[key])}
      onChange={({ currentTarget }) => onDraft({ ...draft, [key]: Math.max(0, Number(currentTarget.value)) })}
    />
  );
  return (
    <>
      <div className={`grid min-w-0 gap-2.5 ${styles.sign}`}>
        <p>
          <b>{words.pad}</b>
        </p>
        <Pad
          label={words.pad}
          strokes={draft.strokes}
          onStrokes={(strokes) => onDraft({ ...draft, strokes })}
        />
        <p>{words.padHint}</p>
        {draft.strokes.length > 0 ? (
          <Button variant="outline" onClick={() => onDraft({ ...draft, strokes: [] })}>
            <Icon name="eraser" />
            {words.clear}
          </Button>
        ) : null}
      </div>
      <Field
        label={words.typedName}
        hint={words.typedHint}
        value={draft.name}
        maxLength={60}
        onChange={({ currentTarget }) => onDraft({ ...draft, name: currentTarget.value })}
      />
      <Choices legend={words.place}>
        <p className={styles.hint}>{words.placeHint}</p>
        <div className="mt-1.5 grid grid-cols-3 items-end gap-2.5">
          {(['left', 'top', 'width'] as const).map(number)}
        </div>
      </Choices>
    </>
  );
}

/** Width of the pad, relative to its height. */
export const PAD_WIDTH = 3;

export type Strokes = readonly (readonly number[])[];

type PadProps = { label: string; strokes: Strokes; onStrokes: (strokes: Strokes) => void };

/** Signature pad: strokes are points, relative to its height. */
function Pad({ label, strokes, onStrokes }: PadProps) {
  const drawing = useRef(false);
  const inkOf = (event: PointerEvent<SVGSVGElement>) =>
    pointOf(event, { width: PAD_WIDTH, height: 1 }).map((value) => Math.round(value * 1000) / 1000);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${PAD_WIDTH} 1`}
      className={styles.pad}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drawing.current = true;
        onStrokes([...strokes, inkOf(event)]);
      }}
      onPointerMove={(event) => {
        if (!drawing.current) return;
        const last = strokes.at(-1) ?? [];
        onStrokes([...strokes.slice(0, -1), [...last, ...inkOf(event)]]);
      }}
      onPointerUp={() => {
        drawing.current = false;
      }}
      onPointerCancel={() => {
        drawing.current = false;
      }}
    >
      {strokes.map((stroke, index) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no id but its index.
          key={index}
          points={(stroke.length === 2 ? [...stroke, ...stroke] : stroke).join(' ')}
        />
      ))}
    </svg>
  );
}
