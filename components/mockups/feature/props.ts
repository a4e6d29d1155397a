import type { ReactNode } from 'react';
import type { DrawnFacts } from '@/lib/schema/claims';

/** What a page hands to its hero drawing: the form number to print once, and the claims it quotes. */
export type MockupProps = { form: string; facts: DrawnFacts };

/** A drawing without anything to fill in. */
export type Drawing = () => ReactNode;
