import { Sheet } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';

const choices = [
  { name: 'Clients', on: true },
  { name: 'Bills', on: true },
  { name: 'Private', on: false },
];

/** Folders, of which some may pass and one stays. */
export function Choose() {
  return (
    <Sheet
      fold="small"
      className="flex w-full flex-col"
      bodyClassName="!py-1.5 grid grow divide-y divide-carbon-200"
    >
      {choices.map(({ name, on: props }) => (
        <p key={name} className="flex items-center gap-3 py-2.5">
          <span
            className={`grid size-5.5 place-items-center rounded-sheet border-[1.5px] ${props ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
          >
            {props ? <Icon name="check" size={16} stroke={3} /> : null}
          </span>
          <span className={props ? 'font-semibold text-ink' : 'text-muted'}>{name}</span>
          <span className="ml-auto text-sm">{props ? 'allowed' : 'not shared'}</span>
        </p>
      ))}
    </Sheet>
  );
}
