import type { PictureName } from '@/lib/schema/pictures';

type Props = { name: PictureName; alt?: string; width?: number; height?: number; className?: string };

/**
 * A drawing from `public/art`. As a file it is sent once, cached and lazy; inline it would be sent twice
 * (HTML and flight data). `alt` stays empty beside a heading with the same meaning.
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
