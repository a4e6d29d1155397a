import type { SVGProps } from 'react';

/** SVG that fills its element and is cropped to `box`; other props apply to the root. */
function Photo({ box, ...props }: { box: string } & SVGProps<SVGSVGElement>) {
  return <svg viewBox={box} preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true" {...props} />;
}

/** A house front: the photo that arrives with the other papers. */
export function HousePhoto({ className = '' }: { className?: string }) {
  return (
    <Photo box="0 0 120 84" stroke="var(--color-carbon-950)" strokeLinejoin="round" className={className}>
      <path d="M0 0h120v84H0z" fill="var(--color-sky-300)" stroke="none" />
      <path d="M0 70h120v14H0z" fill="var(--color-mint-300)" stroke="none" />
      <path d="M24 70V38l36-22 36 22v32z" fill="var(--color-bond)" strokeWidth="1.6" />
      <path d="M16 42l44-27 44 27" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M53 70V48h14v22z" fill="var(--color-gold-300)" strokeWidth="1.6" />
      <path d="M32 46h13v12H32zM75 46h13v12H75z" fill="var(--color-carbon-300)" strokeWidth="1.6" />
      <path d="M0 70h120" strokeWidth="1.6" />
    </Photo>
  );
}

/** A bill from a till, photographed on a table. */
export function ReceiptPhoto({ className = '' }: { className?: string }) {
  return (
    <Photo
      box="0 0 56 44"
      stroke="var(--color-carbon-950)"
      strokeWidth="1.4"
      strokeLinecap="round"
      className={className}
    >
      <path d="M0 0h56v44H0z" fill="var(--color-carbon-300)" stroke="none" />
      <path
        d="M16 4h24v36l-3-2.5-3 2.5-3-2.5-3 2.5-3-2.5-3 2.5-3-2.5-3 2.5z"
        fill="var(--color-bond)"
        strokeLinejoin="round"
      />
      <path d="M21 10h14M21 16h6m5 0h3M21 21h4m7 0h3M21 26h6m5 0h3M21 32h14" />
    </Photo>
  );
}

/** A plant on a chair: the product that is cut out. Drawn without its background. */
export function PlantCutOut() {
  return (
    <g stroke="var(--color-carbon-950)" strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round">
      <path d="M100 92C84 74 78 50 84 30c14 8 22 30 18 60z" fill="var(--color-mint-300)" />
      <path d="M102 94c-26-6-42-22-46-42 18 0 38 14 48 40z" fill="var(--color-mint-400)" />
      <path d="M106 92c0-24 10-46 28-56 6 20-4 44-26 58z" fill="var(--color-mint-400)" />
      <path d="M108 96c8-22 24-34 44-34-4 18-20 32-42 36z" fill="var(--color-mint-300)" />
      <path d="M84 30c4 22 10 42 18 62M56 52c18 10 34 26 46 42M134 36c-12 16-22 36-27 58M152 62c-18 8-32 20-43 34" />
      <path d="M72 94h66l-8 56H80z" fill="var(--color-gold-300)" />
      <path d="M68 88h74v14H68z" fill="var(--color-gold-300)" />
    </g>
  );
}

/** The same photo before and after: the left half still has its background, the right half none. */
export function SplitPhoto({ className = '' }: { className?: string }) {
  // The right half is five tiles of 21 wide; rows alternate.
  const squares = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 3 : 2 }, (_, column) => {
      const x = 105 + column * 42 + (row % 2) * 21;
      return `M${x} ${row * 21}h21v21h-21z`;
    }),
  ).flat();
  return (
    <Photo box="0 0 210 160" className={className}>
      <path d="M105 0h105v160H105z" fill="var(--color-bond)" />
      <path d={squares.join('')} fill="var(--color-carbon-200)" />
      <path d="M0 0h105v160H0z" fill="var(--color-sky-300)" />
      <path d="M0 124h105v36H0z" fill="var(--color-carbon-300)" />
      <path
        d="M14 16h46v62H14z"
        fill="var(--color-carbon-100)"
        stroke="var(--color-carbon-950)"
        strokeWidth="1.6"
      />
      <path d="M37 16v62M14 47h46" stroke="var(--color-carbon-950)" strokeWidth="1.6" />
      <path d="M0 124h105" stroke="var(--color-carbon-950)" strokeWidth="1.6" />
      <PlantCutOut />
    </Photo>
  );
}

/** Cropped to 4:3 around the plant, with nothing behind it. */
export function CutPhoto({ className = '' }: { className?: string }) {
  const squares = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: 4 },
      (_, column) => `M${12 + column * 46 + (row % 2) * 23} ${18 + row * 23}h23v23h-23z`,
    ),
  ).flat();
  return (
    <Photo box="12 18 184 138" className={className}>
      <path d="M12 18h184v138H12z" fill="var(--color-bond)" />
      <path d={squares.join('')} fill="var(--color-carbon-200)" />
      <PlantCutOut />
    </Photo>
  );
}

/** The photo as it was taken, or cut out on white. */
export function PlantPhoto({ cut, className = '' }: { cut?: boolean; className?: string }) {
  return (
    <Photo box="0 0 210 160" className={className}>
      {cut ? (
        <path d="M0 0h210v160H0z" fill="var(--color-bond)" />
      ) : (
        <>
          <path d="M0 0h210v160H0z" fill="var(--color-sky-300)" />
          <path d="M0 124h210v36H0z" fill="var(--color-carbon-300)" />
          <path
            d="M14 16h46v62H14zM37 16v62M14 47h46M0 124h210"
            fill="var(--color-carbon-100)"
            stroke="var(--color-carbon-950)"
            strokeWidth="1.6"
          />
        </>
      )}
      <PlantCutOut />
    </Photo>
  );
}
