import { Icon } from '@/components/ui/icon';
import { Chip, Mark, Sheet } from '../paper';
import { FormatTab } from '../records';
import styles from './mail-in.module.css';
import { Panel, type PanelMockupProps } from './panel';

const attachments = [
  { format: 'JPG', name: 'Printing bill', folder: 'Bills / October', stock: 'canary' },
  { format: 'PDF', name: 'Shop lease', folder: 'Contracts', stock: 'sky' },
  { format: 'PDF', name: 'Bank statement', folder: 'Statements / October', stock: 'mint' },
] as const;

/** One e-mail at the top, its attachments going down into three folders. */
export function MailIn({ form, domain }: PanelMockupProps) {
  return (
    <Panel tab="Upload address" form={form}>
      <Sheet fold="small" bodyClassName="!p-0">
        <div className={styles.head}>
          <p>
            <span className="text-muted">To</span>
            <b>
              bills-7f3a@
              <wbr />
              in.{domain}
            </b>
          </p>
          <p>
            <span className="text-muted">Subject</span>
            <span>Papers for October</span>
          </p>
        </div>
        <p className="flex items-center gap-2 px-4.5 py-3 font-semibold text-ink">
          <Icon name="mail" size={18} />3 attachments
        </p>
      </Sheet>
      <div className={styles.slots}>
        {attachments.map(({ format, name, folder, stock }) => (
          <div key={folder} className={styles.slot} data-stock={stock}>
            <div className={styles.paper}>
              <Sheet fold="small" cut bodyClassName="!px-3 !pt-3 !pb-6">
                <FormatTab name={format} />
                <p className="mt-2 leading-snug">
                  <Mark>{name}</Mark>
                </p>
              </Sheet>
            </div>
            <p className={styles.folder}>
              <Icon name="folder" size={18} className={styles.icon} />
              {folder}
            </p>
          </div>
        ))}
      </div>
      <p className={styles.tags}>
        <Chip stock="canary">Bill</Chip>
        <Chip stock="sky">Lease</Chip>
        <Chip stock="mint">Statement</Chip>
        <span>tagged from their own words</span>
      </p>
    </Panel>
  );
}
