import type { Host, SourceFile } from '../engine';
import { withDocument } from './documents';
import { type Chapter, chaptersOf } from './outline';

/** Bookmarks at whose pages a file can be split (see `chaptersOf`). @throws the faults of opening a file */
export const readChapters = (source: SourceFile, host: Host): Promise<Chapter[]> =>
  withDocument(source, host, ({ doc }) => chaptersOf(doc));
