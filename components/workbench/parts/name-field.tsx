import type { FrameWords } from '@/lib/schema/workbench';
import { Field } from './field';

type Props = {
  frame: FrameWords;
  value: string;
  /** Of the file: it stands behind the name and need not be typed. */
  ending: string;
  onName: (name: string) => void;
};

/** The name of the file that comes out. */
export const NameField = ({ frame, value, ending, onName }: Props) => (
  <Field
    label={frame.name}
    value={value}
    maxLength={120}
    suffix={`.${ending}`}
    onChange={({ currentTarget }) => onName(currentTarget.value)}
  />
);
