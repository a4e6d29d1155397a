import { useRef, useState } from 'react';

/** A row of the transcript: text spoken from a time on, in seconds. */
export type Row = { key: number; start: number; text: string };

/** Rows of a transcript; there is always at least one. */
export function useRows() {
  const lastKey = useRef(1);
  // Whether the browser transcribed some of the text.
  const [hasRecognisedWords, setHasRecognisedWords] = useState(false);
  const [rows, setRows] = useState<readonly Row[]>([{ key: 1, start: 0, text: '' }]);
  const newRow = (start: number, text: string): Row => {
    lastKey.current += 1;
    return { key: lastKey.current, start, text };
  };
  return {
    rows,
    hasRecognisedWords,
    type: (key: number, text: string) =>
      setRows((current) => current.map((row) => (row.key === key ? { ...row, text } : row))),
    /** Sets the time of an empty row; otherwise splits the row at this offset of its text. @returns key of the new row */
    splitRow(key: number, offset: number, time: number): number {
      const row = rows.find((row) => row.key === key);
      if (!row) return key;
      if (row.text.trim() === '') {
        setRows(rows.map((other) => (other === row ? { ...row, start: time } : other)));
        return key;
      }
      const next = newRow(time, row.text.slice(offset).trimStart());
      setRows(
        rows.flatMap((other) =>
          other === row ? [{ ...row, text: row.text.slice(0, offset).trimEnd() }, next] : other,
        ),
      );
      return next.key;
    },
    /** Merges a row with the previous one. @returns its key, and the offset of the seam */
    mergeRows(key: number): { key: number; at: number } | undefined {
      const index = rows.findIndex((row) => row.key === key);
      const [before, row] = [rows[index - 1], rows[index]];
      if (!before || !row) return undefined;
      const text = [before.text, row.text].filter(Boolean).join(' ');
      setRows(rows.flatMap((other) => (other === before ? { ...before, text } : other === row ? [] : other)));
      return { key: before.key, at: before.text.length };
    },
    /** Inserts recognised words as a row at their time. */
    insertWords(start: number, text: string) {
      setHasRecognisedWords(true);
      setRows((current) => {
        const written = current.filter((row) => row.text.trim() !== '');
        return [...written, newRow(start, text)].sort((a, b) => a.start - b.start);
      });
    },
  };
}

export type Rows = ReturnType<typeof useRows>;

/** The rows with text as passages, each ending where the next begins. */
export function passagesOf(rows: readonly Row[], duration: number) {
  const spoken = rows.filter(({ text }) => text.trim() !== '');
  return spoken.map(({ start, text }, index) => ({
    start,
    end: Math.max(start, spoken[index + 1]?.start ?? Math.max(duration, start + 2)),
    text,
  }));
}

export const countWords = (rows: readonly Pick<Row, 'text'>[]): number =>
  rows.reduce((sum, { text }) => sum + (text.trim() ? text.trim().split(/\s+/).length : 0), 0);
