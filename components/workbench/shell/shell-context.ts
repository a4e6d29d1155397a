/** React context of the tool shell: name of the tool, reload, and whether a job runs. */
import { createContext } from 'react';

/** What a tool's parts share with the page around it. */
export type Shell = {
  /** Name of the tool. */
  name: string;
  /** Loads the page anew and brings the chosen files along, where a part of the tool is no longer there. */
  reload: () => void;
  /** A job runs, or its result is shown: files that are dropped now are for the next one. */
  setBusy: (busy: boolean) => void;
  /** All that were chosen. */
  files: readonly File[];
};

export const ShellContext = createContext<Shell | undefined>(undefined);
