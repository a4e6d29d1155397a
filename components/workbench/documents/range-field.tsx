import { Fault } from 'engines';
import { rangesOf } from 'engines/pdf/client';
import { useEffect, useRef, useState } from 'react';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { Field } from '../shell/field';

type Props = {
  messages: SharedMessages['grid'];
  label: string;
  hint?: string;
  file: string;
  /** Number of pages of the file. */
  pageCount: number;
  /** The ticked pages as text. */
  text: string;
  onRanges: (ranges: number[][]) => void;
  /** Empties the field, by a button inside it; undefined if nothing is ticked. */
  onClear?: (() => void) | undefined;
};

/**
 * A field for pages as text, such as `1-3, 7`, equivalent to ticking them. Valid text is applied while it is typed; invalid
 * text is reported on leaving the field.
 */
export function RangeField({
  messages,
  label,
  hint = messages.hint,
  file,
  pageCount,
  text,
  onRanges,
  onClear,
}: Props) {
  const [typed, setTyped] = useState<string>();
  const [showsFault, setShowsFault] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const pressedByTouch = useRef(false);
  // Resets the text when the ticked pages change while the field is not focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the ticked pages change.
  useEffect(() => {
    if (root.current?.contains(document.activeElement)) return;
    setTyped(undefined);
    setShowsFault(false);
  }, [text]);
  const parsed = rangesIn(typed ?? text, pageCount);
  const invalidPart = typeof parsed === 'string' ? parsed : undefined;
  const missingPage = invalidPart
    ?.match(/\d+/g)
    ?.find((number) => Number(number) < 1 || Number(number) > pageCount);

  function applyIfValid(value: string) {
    setTyped(value);
    setShowsFault(false);
    const ranges = rangesIn(value, pageCount);
    // “9-” may become “9-12”, so it is applied only on blur.
    if (typeof ranges !== 'string' && !/[-–]\s*$/.test(value)) onRanges(ranges);
  }
  function finish() {
    if (typed === undefined) return;
    if (typeof parsed === 'string') return setShowsFault(true);
    onRanges(parsed);
    setTyped(undefined);
  }
  const fault =
    showsFault && invalidPart !== undefined
      ? missingPage
        ? formatMessage(messages.noPage, { page: missingPage, file, count: pageCount })
        : formatMessage(messages.unread, { detail: invalidPart })
      : undefined;
  return (
    <div ref={root}>
      <Field
        label={label}
        hint={hint}
        fault={fault}
        value={typed ?? text}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        data-pen=""
        end={
          onClear ? (
            <button
              type="button"
              onPointerDown={({ pointerType }) => {
                pressedByTouch.current = pointerType === 'touch';
              }}
              onClick={({ detail }) => {
                setTyped(undefined);
                setShowsFault(false);
                onClear();
                // The button disappears. After a press by touch, focus would open the keyboard over the pages.
                if (detail === 0 || !pressedByTouch.current) root.current?.querySelector('input')?.focus();
              }}
            >
              {messages.clear}
            </button>
          ) : null
        }
        onChange={({ currentTarget }) => applyIfValid(currentTarget.value)}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
      />
    </div>
  );
}

/** The page ranges that a text names, or the part of it that is invalid. */
function rangesIn(text: string, pages: number): number[][] | string {
  if (!text.trim()) return [];
  try {
    return rangesOf(text, pages);
  } catch (error) {
    if (error instanceof Fault) return error.details.detail ?? text;
    throw error;
  }
}
