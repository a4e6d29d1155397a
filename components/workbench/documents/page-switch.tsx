import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';

type Props = {
  messages: { previous: string; next: string; pageOf: string };
  /** The shown page, from 1, and the number of pages. */
  page: number;
  total: number;
  /** The page cannot be changed now. */
  disabled?: boolean;
  onPage: (page: number) => void;
};

/** Previous and next page, with the number of the shown one between them. */
export function PageSwitch({ messages, page, total, disabled = false, onPage }: Props) {
  const steps = [
    [page - 1, 'chevron-left', messages.previous],
    [page + 1, 'chevron-right', messages.next],
  ] as const;
  return (
    <div className="flex items-center gap-1 text-[length:var(--text-sm)]">
      {steps.map(([to, icon, label], index) => (
        <button
          key={icon}
          type="button"
          aria-label={label}
          aria-disabled={to < 1 || to > total || disabled || undefined}
          className="grid size-(--touch) cursor-pointer place-items-center rounded-control aria-disabled:cursor-default aria-disabled:text-carbon-400 print:hidden!"
          style={{ order: index * 2 }}
          onClick={() => disabled || onPage(to)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <span style={{ order: 1 }}>{formatMessage(messages.pageOf, { page, of: total })}</span>
    </div>
  );
}
