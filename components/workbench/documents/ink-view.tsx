import type { Ink } from 'engines/pdf';
import { pathOf } from 'engines/pdf/client';
import { useEffect, useRef } from 'react';
import type { Colour, InkSource } from './inks';
import { familyOf } from './use-handwriting';

type Props = { source: InkSource; ink: Ink; colour: Colour };

/** Preview of an ink exactly as in the PDF: the same outlines, and letters of the same fonts. It fills its box. */
export function InkView({ source, ink, colour }: Props) {
  const fill = `rgb(${colour.join(' ')})`;
  if (ink.kind === 'picture')
    return <Picture picture={source.from === 'picture' ? source.picture : undefined} />;
  if (ink.kind === 'typed') {
    if (source.from !== 'type') return null;
    const { width, size, baseline, files } = source.measured;
    return (
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width * 100} 100`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <text
          y={100 - baseline * 100}
          fontSize={size * 100}
          fontFamily={files.map(familyOf).join(', ')}
          textLength={width * 100}
          lengthAdjust="spacingAndGlyphs"
          fill={fill}
          style={{ fontKerning: 'none', fontVariantLigatures: 'none', fontFeatureSettings: '"calt" 0' }}
        >
          {source.text}
        </text>
      </svg>
    );
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ink.width} ${ink.height}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {ink.outlines.map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stroke has no id but its index.
        <path key={index} d={pathOf(outline)} fill={fill} />
      ))}
    </svg>
  );
}

function Picture({ picture }: { picture: ImageData | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.putImageData(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} width={picture?.width} height={picture?.height} />;
}
