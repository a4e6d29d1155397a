import type { Link } from '@/lib/schema/common';
import type { FrameWords } from '@/lib/schema/workbench';
import type { ToolWords, WorkKind } from '@/lib/schema/works';
import type { EnginesHere } from './engine/use-engine';

/** A tool that takes the result on: its page, its name and what it is for. */
export type NextTool = { href: string; name: string; note: string };

/** What every tool gets from the workbench around it. */
export type ToolProps<Kind extends WorkKind = WorkKind> = BenchProps & {
  words: Extract<ToolWords, { kind: Kind }>;
};

/** The same without the tool's own words. */
export type BenchProps = {
  frame: FrameWords;
  /** Titles of the three steps. */
  steps: readonly string[];
  engines: EnginesHere;
  next: readonly NextTool[];
  /** Where a finished file can be kept. */
  trial: Link;
  accept: string;
  /** The same in words, with ` · ` between the kinds. */
  takes: string;
  multiple: boolean;
  /** Files that were chosen, dropped or pasted so far, oldest first. */
  files: readonly File[];
  /** Takes more files, from the tool's own field. */
  onFiles: (files: readonly File[]) => void;
  /** Says it to screen readers, politely. */
  announce: (text: string) => void;
  /** Whether there is a result that was not saved, and how the tool says so. */
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onStartAgain: () => void;
};
