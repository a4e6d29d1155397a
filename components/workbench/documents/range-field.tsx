import { Fault } from 'engines';
import { rangesOf } from 'engines/pdf/client';
import { useEffect, useRef, useState } from 'react';
import type { SharedMessages } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
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
};

/** Pages as text, such as `1-3, 7`, equivalent to ticking them. Applied and validated while typing. */
export function RangeField({
  messages,
  label,
  hint = messages.hint,
  file,
  pageCount,
  text,
  onRanges,
}: Props) {
  const [typed, setTyped] = useState<string>();
  const [checked, setChecked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // Resets the text when the ticked pages change while the field is not focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the pages change.
  useEffect(() => {
    if (place.current?.contains(document.activeElement)) return;
    setTyped(undefined);
    setChecked(false);
  }, [text]);
  const read = rangesIn(typed ?? text, pageCount);
  const wrong = typeof read === 'string' ? read : undefined;
  const page = wrong?.match(/\d+/g)?.find((number) => Number(number) < 1 || Number(number) > pageCount);

  function type(value: string) {
    setTyped(value);
    setChecked(false);
    const ranges = rangesIn(value, pageCount);
    // “9-” may become “9-12”: it is validated only on blur.
    if (typeof ranges !== 'string' && !/[-–]\s*$/.test(value)) onRanges(ranges);
  }
  function leave() {
    if (typed === undefined) return;
    if (typeof read === 'string') return setChecked(true);
    onRanges(read);
    setTyped(undefined);
  }
  const fault =
    checked && wrong !== undefined
      ? page
        ? say(messages.noPage, { page, file, count: pageCount })
        : say(messages.unread, { detail: wrong })
      : undefined;
  return (
    <div ref={place}>
      <Field
        label={label}
        hint={hint}
        fault={fault}
        value={typed ?? text}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        data-pen=""
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
    </div>
  );
}

/** Pages of the text, or the part of it that is invalid. */
function rangesIn(text: string, pages: number): number[][] | string {
  if (!text.trim()) return [];
  try {
    return rangesOf(text, pages);
  } catch (error) {
    if (error instanceof Fault) return error.details.detail ?? text;
    throw error;
  }
}
