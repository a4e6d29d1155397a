import type { Claims } from '@/components/illustrations/claims';
import { functionsSections } from '@/components/illustrations/integrations';
import type { Integration } from '@/lib/schema/integrations';
import { WhatItDoes } from './what-it-does';

type Props = { title: string; functions: Integration['functions']; product: string; claims: Claims };

/** Functions of the integration, drawn; a plain list if the entry has no illustration. */
export function FunctionsSection({ title, functions, product, claims }: Props) {
  const { illustration, ...list } = functions;
  if (!illustration) return <WhatItDoes title={title} {...list} />;
  const { name, alt = '' } = illustration;
  const Section = functionsSections[name];
  return <Section title={title} {...list} alt={alt} product={product} claims={claims} />;
}
