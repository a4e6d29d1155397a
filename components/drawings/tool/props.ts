import type { Specimen } from '@/lib/schema/tools';

/** What a page hands to its first drawing: the words on both sheets. */
export type SceneProps = Pick<Specimen, 'label' | 'goesIn' | 'comesOut'>;
