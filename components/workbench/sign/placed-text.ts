import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { stampKinds } from './stamp-kinds';
import type { Signing } from './use-signing';

/** The stamps of each kind: what they are, with their number if one page has several, and their pages. */
export const placedByKind = ({ visible, messages }: Signing) =>
  stampKinds.flatMap((kind) => {
    const pages = visible.filter((stamp) => stamp.kind === kind).map(({ page }) => page);
    const { size: count } = new Set(pages);
    if (count === 0) return [];
    const [name, stamps] = [messages.kinds[kind], pages.length];
    const what = stamps > count ? formatMessage(messages.times, { what: name, count: stamps }) : name;
    return [
      { kind, text: formatMessage(messages.placed, { what, count, pages: pageList([...new Set(pages)]) }) },
    ];
  });

/**
 * Description of the stamps: “Signature and name on page 1, date on page 3”. Kinds on the same pages are listed
 * together.
 */
export function placedText({ visible, messages }: Signing): string {
  const groups = new Map<string, { kinds: string[]; pages: number[] }>();
  for (const kind of stampKinds) {
    const counts = new Map<number, number>();
    for (const stamp of visible)
      if (stamp.kind === kind) counts.set(stamp.page, (counts.get(stamp.page) ?? 0) + 1);
    for (const count of new Set([...counts.values()].sort())) {
      const pages = [...counts].flatMap(([page, times]) => (times === count ? [page] : []));
      const what =
        count > 1
          ? formatMessage(messages.times, { what: messages.kinds[kind], count })
          : messages.kinds[kind];
      const group = groups.get(pageList(pages)) ?? { kinds: [], pages };
      group.kinds.push(what);
      groups.set(pageList(pages), group);
    }
  }
  const placed = [...groups.values()].map(({ kinds, pages }, index) => {
    const [last = '', ...before] = kinds
      .map((kind, at) => (index + at === 0 ? kind : kind.toLowerCase()))
      .toReversed();
    const what =
      before.length > 0 ? formatMessage(messages.and, { kinds: before.toReversed().join(', '), last }) : last;
    return formatMessage(messages.placed, { what, count: pages.length, pages: pageList(pages) });
  });
  return placed.join(', ');
}
