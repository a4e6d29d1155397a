import type { Link } from '@/lib/schema/common';
import type { EnginesHere } from './use-engine';

/** A tool that can open the result: its page, name and purpose. */
export type NextTool = { href: string; name: string; note: string };

/** Props of every tool from the workbench. */
export type ShellProps = {
  /** Titles of the three steps. */
  steps: readonly string[];
  engines: EnginesHere;
  next: readonly NextTool[];
  /** Link to where a finished file can be stored. */
  trial: Link;
  accept: string;
  /** The same as text, separated by ` · `. */
  takes: string;
  multiple: boolean;
  /** Files chosen, dropped or pasted so far, oldest first. */
  files: readonly File[];
  /** Adds files from the tool's own field. */
  onFiles: (files: readonly File[]) => void;
  /** Announces a text to screen readers, politely. */
  announce: (text: string) => void;
  /** Whether a result is unsaved, and the setter. */
  unsaved: boolean;
  onUnsaved: (unsaved: boolean) => void;
  onStartAgain: () => void;
};
