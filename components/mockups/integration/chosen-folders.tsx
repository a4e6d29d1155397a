import { Icon } from '@/components/ui/icon';
import { Chip, Mark, Sheet } from '../paper';
import styles from './chosen-folders.module.css';
import { Panel, type PanelMockupProps } from './panel';

const folders = [
  { name: 'Bills', files: '214 files', chosen: true },
  { name: 'Contracts', files: '38 files', chosen: true },
  { name: 'Private', files: 'stays there', chosen: false },
];

/** Two ticked folders on the left, their files settling on the right. */
export function ChosenFolders({ form }: PanelMockupProps) {
  return (
    <Panel tab="Import" form={form} className={styles.scene}>
      <Sheet title="Choose folders" fold="small" className={styles.list} bodyClassName="!py-1.5">
        {folders.map(({ name, files, chosen }) => (
          <p key={name} className={styles.folder}>
            <span className={chosen ? styles.ticked : styles.box}>
              {chosen ? <Icon name="check" size={16} stroke={3} /> : null}
            </span>
            <b className={chosen ? '' : 'font-normal text-muted'}>{name}</b>
            <span className="text-xs">{files}</span>
          </p>
        ))}
      </Sheet>
      <div className={styles.path} />
      <div className={styles.files}>
        <Sheet fold="small" stock="sky" className={styles.back} />
        <Sheet fold="small" stock="canary" className={styles.middle} />
        <Sheet title="Lease_2023_final.pdf" note="v1 to v3" fold="small" className={styles.front}>
          <p>
            Between the owner and <Mark>Meridian Estates</Mark>, ending on <Mark>31 March 2028</Mark>.
          </p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Chip stock="sky">Contract</Chip>
            <Chip stock="mint">Meridian Estates</Chip>
            <Chip stock="gold">31 Mar 2028</Chip>
          </p>
        </Sheet>
        <Sheet fold="none" className={styles.bill}>
          <p className="flex items-center gap-2">
            <b>Bill_1203.jpg</b>
            <span className="ml-auto">
              <Chip stock="canary">Bill</Chip>
            </span>
            <span className={styles.date}>
              <Chip stock="gold">28 Oct 2025</Chip>
            </span>
          </p>
        </Sheet>
      </div>
      <p className={styles.kept}>
        <Icon name="check" size={18} stroke={2.5} className="text-mint-300" />
        Names and versions kept
      </p>
    </Panel>
  );
}
