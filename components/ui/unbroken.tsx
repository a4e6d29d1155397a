import { Fragment } from 'react';

/** Text whose hyphenated words stay on one line. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/(\w+(?:-\w+)+)/);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>{index % 2 ? <span className="whitespace-nowrap">{part}</span> : part}</Fragment>
  ));
}
