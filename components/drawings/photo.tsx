import type { PictureName } from '@/lib/schema/pictures';

/** A picture that is a part of a drawing, mostly of a first screen: as large as its classes say, cropped to that. */
export function Photo({ name, className = '' }: { name: PictureName; className?: string }) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      loading="lazy"
      decoding="async"
      className={`block object-cover ${className}`}
    />
  );
}
