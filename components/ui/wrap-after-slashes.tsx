import { Fragment } from 'react';
import { NoWidow } from './no-widow';

/** A heading that may wrap after a slash, where browsers do not break by default. */
export function WrapAfterSlashes({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      <NoWidow text={part} />
    </Fragment>
  ));
}
