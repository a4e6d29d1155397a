import type { Box, PlannedSlide } from 'engines/powerpoint';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import styles from './slide-marks.module.css';

type Props = { messages: Messages<'pdf-to-ppt'>['preview']; plan: PlannedSlide };

/** Minimum size of a picture to get a label on the slide, as shares of the slide. */
const minLabelled = { across: 0.26, down: 0.16 };

/** Overlay of a slide: dashed outlines around editable text, a hatched rim around what stays a picture. */
export function SlideMarks({ messages, plan: { width, height, texts, pictures, drawings } }: Props) {
  // Keeps lines and letters of the overlay at the same size on slides of any size.
  const unit = Math.max(width, height) / 800;
  const pictureBoxes = [...pictures, ...drawings].map((box) => clipToSlide(box, { width, height }));
  return (
    <div className={styles.marks}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <pattern
            id="stays"
            width={7 * unit}
            height={7 * unit}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d={`M0 0V${7 * unit}`} strokeWidth={3 * unit} />
          </pattern>
        </defs>
        {pictureBoxes.map((box) => (
          <g key={JSON.stringify(box)} data-is="picture">
            <rect {...inset(box, 4 * unit)} data-rim="" strokeWidth={8 * unit} />
            <rect {...inset(box, 4 * unit)} stroke="url(#stays)" strokeWidth={8 * unit} />
            <rect {...box} />
            <rect {...inset(box, 8 * unit)} />
          </g>
        ))}
        {texts.map((box) => (
          <rect key={JSON.stringify([box.x, box.y])} {...inset(box, -5 * unit)} rx={unit} data-is="text" />
        ))}
      </svg>
      {pictureBoxes.map((box) =>
        box.width > width * minLabelled.across && box.height > height * minLabelled.down ? (
          <span
            key={JSON.stringify(box)}
            data-inside={box.y < height * 0.08 || undefined}
            style={{ left: `${(100 * box.x) / width}%`, top: `${(100 * box.y) / height}%` }}
          >
            <Icon name="photo" size={16} />
            {messages.staysPicture}
          </span>
        ) : null,
      )}
    </div>
  );
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  height: Math.max(0, height - 2 * by),
});

/** The part of a box that is on the slide. */
function clipToSlide({ x, y, ...box }: Box, slide: { width: number; height: number }): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(slide.width, x + box.width) - left,
    height: Math.min(slide.height, y + box.height) - top,
  };
}
