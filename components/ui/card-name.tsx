import { CardArrow } from './card-arrow';
import { WrapAfterSlashes } from './wrap-after-slashes';

/** Name and arrow of a card that is a link. The name's last line is never a single word. `arrow`: classes of the arrow. */
export function CardName({ name, arrow }: { name: string; arrow?: string }) {
  return (
    <>
      <span>
        <WrapAfterSlashes text={name} />
      </span>
      <CardArrow {...(arrow ? { className: arrow } : {})} />
    </>
  );
}
