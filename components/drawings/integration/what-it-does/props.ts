import type { Titled } from '@/lib/schema/common';
import type { DoesDrawing } from '@/lib/schema/drawings';

/** Props of a drawn section. */
export type Drawn<Kind extends DoesDrawing['kind']> = {
  title: string;
  note: string;
  items: Titled[];
  drawing: Extract<DoesDrawing, { kind: Kind }>;
};
