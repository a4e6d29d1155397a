import type { FrameWords } from '@/lib/schema/workbench';
import { Field } from './field';

type Props = {
  frame: FrameWords;
  value: string;
  /** Extension of the file, shown after the field. */
  ending: string;
  onName: (name: string) => void;
};

/** Name of the output file. */
export const NameField = ({ frame, value, ending, onName }: Props) => (
  <Field
    label={frame.name}
    value={value}
    maxLength={120}
    suffix={`.${ending}`}
    onChange={({ currentTarget }) => onName(currentTarget.value)}
  />
);
