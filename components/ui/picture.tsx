import type { PictureName } from '@/lib/schema/pictures';

type Props = { name: PictureName; alt?: string; width?: number; height?: number; className?: string };

/** Drawings whose subject a narrow crop finds at the right; the others have it at the left. */
export const subjectAtRight: ReadonlySet<PictureName> = new Set(['retention', 'links', 'drive', 'dropbox']);

/**
 * A drawing of the picture kit. As a file it is sent once, cached and lazy; inline it would be sent twice
 * (HTML and flight data). `alt` stays empty beside a heading that says the same.
 */
export function Picture({ name, alt = '', width = 240, height = 160, className = '' }: Props) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`block h-auto max-w-full ${className}`}
    />
  );
}
