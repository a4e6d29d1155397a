import type { Fact } from '../engine';
import type { Absent } from './audit/absent';
import type { Input } from './input';
import type { PdfFact } from './pdf-fact';

/** Maximum number of names in one message. */
const maxNames = 10;

/** Facts about what a file lacks: one for each kind, with names and pages, and those about its catalog. */
export function absentFacts(absent: Absent[], { source, opened }: Input): Fact<PdfFact>[] {
  const facts: Fact<PdfFact>[] = [];
  const report = (fact: PdfFact, names: string[], rest: Partial<Fact<PdfFact>>) => {
    const detail = listedNames(names);
    facts.push({ fact, ...rest, file: source.name, ...(detail && { detail }), lost: true });
  };
  for (const kind of ['fonts', 'pictures', 'colours', 'content', 'notes'] as const) {
    const ofKind = absent.filter((absence) => absence.kind === kind);
    if (ofKind.length === 0) continue;
    const pages = [...new Set(ofKind.flatMap((absence) => absence.pages))].sort((a, b) => a - b);
    report(
      `absent-${kind}`,
      ofKind.map(({ name }) => name),
      { count: ofKind.length, pages },
    );
  }
  const { entries = [], hasCatalog = true } = opened.rescued ?? {};
  if (!hasCatalog) report('absent-catalog', [], {});
  if (entries.length > 0) report('absent-entries', entries, { count: entries.length });
  return facts;
}

/** Names for the detail of a fact, without duplicates: the first ten, and an ellipsis if there are more. */
function listedNames(all: string[]): string {
  const names = [...new Set(all.filter(Boolean))];
  return [...names.slice(0, maxNames), ...(names.length > maxNames ? ['…'] : [])].join(', ');
}
