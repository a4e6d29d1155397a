import type { Run } from 'engines/text';
export const paragraph = (text: string, look?: Run['look']) => ({
  kind: 'paragraph' as const,
  runs: [look ? { text, look } : { text }],
});

export const today = () => new Date().toLocaleDateString('en-IN', { dateStyle: 'long' });
