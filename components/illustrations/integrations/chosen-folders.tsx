import { Chip, Mark, Sheet } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import styles from './chosen-folders.module.css';
import { DarkPanel } from './dark-panel';
import type { HeroProps } from './props';

const folders = [
  { name: 'Bills', note: '214 files', chosen: true },
  { name: 'Contracts', note: '38 files', chosen: true },
  { name: 'Private', note: 'not selected', chosen: false },
];

/** Two ticked folders at the left, their imported files at the right. */
export function ChosenFolders({ pageCode }: HeroProps) {
  return (
    <DarkPanel title="Import" pageCode={pageCode} className={styles.drawing}>
      <Sheet title="Choose folders" fold="small" className="[grid-area:list]" bodyClassName="!py-1.5">
        {folders.map(({ name, note, chosen }) => (
          <p key={name} className={styles.folder}>
            <span className={chosen ? styles.ticked : styles.box}>
              {chosen ? <Icon name="check" size={16} stroke={3} /> : null}
            </span>
            <b className={chosen ? '' : 'font-normal text-muted'}>{name}</b>
            <span className="text-sm">{note}</span>
          </p>
        ))}
      </Sheet>
      <div className={styles.path} />
      <div className="relative pt-[24px] [grid-area:files] md:pt-[40px] md:pl-[20px]">
        <Sheet fold="small" tone="sky" className={styles.back} />
        <Sheet fold="small" tone="lilac" className={styles.middle} />
        <Sheet title="Lease_2023_final.pdf" note="v1 to v3" fold="small">
          <p>
            Between the owner and <Mark>Meridian Estates</Mark>, ending on <Mark>31 March 2028</Mark>.
          </p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Chip tone="sky">Contract</Chip>
            <Chip tone="mint">Meridian Estates</Chip>
            <Chip tone="gold">31 Mar 2028</Chip>
          </p>
        </Sheet>
        <Sheet fold="none" className={styles.bill}>
          <p className="flex items-center gap-2">
            <b>Bill_1203.jpg</b>
            <span className="ml-auto">
              <Chip tone="lilac">Bill</Chip>
            </span>
            <span className="max-2xl:hidden">
              <Chip tone="gold">28 Oct 2026</Chip>
            </span>
          </p>
        </Sheet>
      </div>
      <p className={styles.kept}>
        <Icon name="check" size={18} stroke={2.5} className="text-mint-300" />
        Names and versions kept
      </p>
    </DarkPanel>
  );
}
