/** Code for documents with pictures in EMF or WMF: reads Windows' drawing records and draws them. */
import { embedMetafile } from '../draw/metafiles';

export const metafiles = { embedMetafile };
