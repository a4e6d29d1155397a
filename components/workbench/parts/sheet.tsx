import type { Size } from '@/lib/engines/pdf/inspect';
import type { DrawPage } from './grid-page';
import { Thumb } from './thumb';

/** Width in CSS pixels in which pages of a grid are drawn: the widest that a grid shows. */
const WIDTH = 190;

/** The same where it shows but a few. */
const LARGE = 400;

/** Whether pages that are so wide are drawn larger. */
export const isLarge = (width: number): boolean => width > WIDTH;

type Props = {
  page: number;
  size: Size | undefined;
  rotate: number;
  draw: DrawPage;
  copied?: boolean;
  large?: boolean;
};

/** A page of a grid, turned as it was set. */
export function Sheet({ page, size, rotate, draw, copied, large }: Props) {
  const turned = rotate % 180 !== 0 && size ? { width: size.height, height: size.width } : size;
  return (
    <Thumb
      key={rotate}
      size={turned}
      width={large ? LARGE : WIDTH}
      copied={copied}
      draw={(width) => draw(page, rotate, width)}
    />
  );
}
