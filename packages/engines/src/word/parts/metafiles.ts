/**
 * Code that is loaded only for documents with EMF or WMF pictures: reads the drawing records of Windows and draws them.
 */
import { embedMetafile } from '../draw/metafiles';

export const metafiles = { embedMetafile };
