import type { Host, SourceFile } from '../engine';
import { withDocument } from './document';
import type { PlannedSlide } from './model';

/** Slide plans of pages, in order, without making slides. @throws Fault as `pdfToSlides` does */
export const planSlides = (
  { file, pages }: { file: SourceFile; pages: readonly number[] },
  host: Host,
): Promise<PlannedSlide[]> =>
  withDocument(file, host, async ({ plan }) => {
    const plans: PlannedSlide[] = [];
    for (const page of pages) plans.push(await plan(page));
    return plans;
  });
