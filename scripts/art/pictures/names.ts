import type { PictureName } from '../../../lib/schema/pictures';
import type { Drawing } from '../kit/svg';

/** A file of pictures: any names that content may use, and no others. */
export type Pictures = Partial<Record<PictureName, Drawing>>;
