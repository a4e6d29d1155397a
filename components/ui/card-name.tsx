import { AfterSlashes } from './after-slashes';
import { CardArrow } from './card-arrow';

/** Name of a card that is a link, never with a single word on its last line, and the arrow at its right. */
export function CardName({ name, arrow }: { name: string; arrow?: string }) {
  return (
    <>
      <span>
        <AfterSlashes text={name} />
      </span>
      <CardArrow {...(arrow ? { className: arrow } : {})} />
    </>
  );
}
