/** React context of the tool shell: what a tool and its parts share with the surrounding page. */
import { createContext, use } from 'react';
import type { EngineFiles } from '@/lib/engine-files';
import type { Link } from '@/lib/schema/common';
import type { EngineName } from '@/lib/tools';

/** A tool that can open the result: its page, name and purpose. */
export type NextTool = {
  href: string;
  name: string;
  note: string;
  /** Passes the result on as a signature; the target tool asks for its own file. */
  receivesAs?: 'signature';
};

/** Addresses of the files of a page's engines. */
export type PageEngines = Readonly<Partial<Record<EngineName, EngineFiles>>>;

/** What a tool gets from its page; constant while the page is open. */
export type ToolSettings = {
  /** Titles of the three steps. */
  steps: readonly string[];
  engines: PageEngines;
  next: readonly NextTool[];
  /** Link to where a finished file can be stored. */
  trial: Link;
  /** `accept` attribute of the file fields. */
  accept: string;
  /** The accepted formats as text, separated by ` · `. */
  acceptedFormats: string;
  multiple: boolean;
};

export type Shell = ToolSettings & {
  /** Name of the tool, or of the job named by the address. */
  name: string;
  /** Slug of that job: `redact` for `/toolsdetails/ai-pdf-editor#redact`. */
  ownTask?: string;
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
  /** Reloads the page and carries the chosen files over, if a part of the tool no longer exists on the site. */
  reload: () => void;
  /** A job runs or its result is shown: files dropped now are kept for the next job. */
  setBusy: (busy: boolean) => void;
};

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Whether the formats that the tool takes are listed, because no file is open: messages then need not name them. */
export const ListsFormatsContext = createContext(false);

/** The shell around a tool: its files, the announcer, what is unsaved, its engines and the next tools. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error("A part of a tool is used outside of the shell's context.");
  return shell;
}
