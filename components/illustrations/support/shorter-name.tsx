import { Pen, Strike } from '@/components/drawings/writing';

/** A file name with brackets and symbols, crossed out, and the name that replaces it. */
export function ShorterName() {
  return (
    <span className="flex flex-wrap gap-x-2.5 whitespace-nowrap">
      <Strike>final (2)#sgn&amp;.pdf</Strike>
      <Pen>final-2.pdf</Pen>
    </span>
  );
}
