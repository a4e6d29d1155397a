import { Sheet } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';

const folders = [
  { name: 'Clients', shared: true },
  { name: 'Bills', shared: true },
  { name: 'Private', shared: false },
];

/** Folders, two of which are shared with the integration. */
export function FolderAccess() {
  return (
    <Sheet
      fold="small"
      className="flex w-full flex-col"
      bodyClassName="!py-1.5 grid grow divide-y divide-carbon-200"
    >
      {folders.map(({ name, shared }) => (
        <p key={name} className="flex items-center gap-3 py-2.5">
          <span
            className={`grid size-5.5 place-items-center rounded-sheet border-[1.5px] ${shared ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
          >
            {shared ? <Icon name="check" size={16} stroke={3} /> : null}
          </span>
          <span className={shared ? 'font-semibold text-ink' : 'text-muted'}>{name}</span>
          <span className="ml-auto text-sm">{shared ? 'allowed' : 'not shared'}</span>
        </p>
      ))}
    </Sheet>
  );
}
