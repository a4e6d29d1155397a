import type { FeatureList as List } from '@/lib/schema/features';
import { ListColumns } from './list-columns';
import { ListRows } from './list-rows';

type Props = { title: string; toolsTitle: string; list: List };

/** Functions of the feature, in the layout of its entry. */
export function FeatureList({ list, ...titles }: Props) {
  return list.layout === 'rows' ? <ListRows {...titles} {...list} /> : <ListColumns {...titles} {...list} />;
}
