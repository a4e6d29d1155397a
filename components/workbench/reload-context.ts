import { createContext } from 'react';

/** Loads the page anew and brings the chosen files along, for a tool of which a part is no longer there. */
export const ReloadContext = createContext<(() => void) | undefined>(undefined);
