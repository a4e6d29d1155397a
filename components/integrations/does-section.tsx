import { DoesDrawn } from '@/components/drawings/integration/map';
import type { Integration } from '@/lib/schema/integrations';
import { WhatItDoes } from './what-it-does';

/** Functions of the integration, drawn; a plain list if the entry has no drawing. */
export function DoesSection({ title, does }: { title: string; does: Integration['does'] }) {
  const { drawing, ...list } = does;
  if (!drawing) return <WhatItDoes title={title} {...list} />;
  return <DoesDrawn title={title} {...list} drawing={drawing} />;
}
