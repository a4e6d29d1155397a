import type { ComponentProps } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, say } from '@/lib/sentences';
import type { OnePdf as Chosen } from '../engine/use-pdfs';
import { Notice } from './bench';
import { repairOf } from './facts';
import { OneFile } from './one-file';

type Props = Omit<ComponentProps<typeof OneFile>, keyof Chosen | 'brief'> & Chosen;

/** The tray of a tool for one PDF: states of the chosen files, until the pages of one can be shown. */
export function OnePdf({ children, ...props }: Props) {
  const { frame, one } = props;
  return (
    <OneFile {...props} brief={one === undefined} note={props.note ?? (one ? noteOf(frame, one) : undefined)}>
      {one?.info?.repaired ? <Notice {...repairOf(frame, one.info.repaired)} /> : null}
      {children}
    </OneFile>
  );
}

const noteOf = (frame: FrameWords, { state, info, file }: NonNullable<Chosen['one']>) =>
  [
    state === 'locked' ? frame.locked : info ? say(frame.pages, { count: info.pages }) : '',
    fileSize(file.size),
  ]
    .filter(Boolean)
    .join(' · ');
