/** Parts of a report that a tool saves as a Word file: a paragraph, and the date. */
import type { Run } from 'engines/text';
export const paragraph = (text: string, look?: Run['look']) => ({
  kind: 'paragraph' as const,
  runs: [look ? { text, look } : { text }],
});

export const today = () => new Date().toLocaleDateString('en-IN', { dateStyle: 'long' });
