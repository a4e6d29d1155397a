import type { Size } from 'engines/pdf';
import type { DrawPage } from './grid-page';
import { Rotated } from './rotated';
import { Thumb } from './thumb';

/** Widest thumbnail of a grid, in CSS pixels. */
const WIDTH = 190;

/** The same in a grid of few pages. */
const LARGE = 400;

/** Whether pages of this width are drawn at the larger size. */
export const isLarge = (width: number): boolean => width > WIDTH;

type Props = {
  page: number;
  size: Size | undefined;
  rotate: number;
  draw: DrawPage;
  copied?: boolean;
  large?: boolean;
};

/** A page of a grid in its rotation. */
export function Sheet({ page, size, rotate, draw, copied, large }: Props) {
  return (
    <Rotated size={size} rotate={rotate}>
      <Thumb
        size={size}
        width={large ? LARGE : WIDTH}
        copied={copied}
        draw={(width) => draw(page, 0, width)}
      />
    </Rotated>
  );
}
