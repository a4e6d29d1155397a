import type { Titled } from '@/lib/schema/common';
import type { DoesDrawing } from '@/lib/schema/drawings';

/** What a section is given that is drawn. */
export type Drawn<Kind extends DoesDrawing['kind']> = {
  title: string;
  note: string;
  items: Titled[];
  drawing: Extract<DoesDrawing, { kind: Kind }>;
};
