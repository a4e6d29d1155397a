import { FormatTab } from '@/components/drawings/records';
import { Chip, Mark, Sheet, type Tone } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { DarkPanel } from './dark-panel';
import styles from './mail-in.module.css';
import type { HeroProps } from './props';

type Attachment = { format: string; name: string; folder: string; tone: Tone };

const attachments: readonly Attachment[] = [
  { format: 'JPG', name: 'Printing bill', folder: 'Bills / October', tone: 'lilac' },
  { format: 'PDF', name: 'Shop lease', folder: 'Contracts', tone: 'sky' },
  { format: 'PDF', name: 'Bank statement', folder: 'Statements / October', tone: 'mint' },
];

/** An email at the top, and below it the three folders in which its attachments are filed. */
export function MailIn({ pageCode, domain }: HeroProps) {
  return (
    <DarkPanel title="Upload address" pageCode={pageCode}>
      <Sheet fold="small" bodyClassName="!p-0">
        <div className={styles.head}>
          <p>
            <span className="text-muted">To</span>
            <b>
              bills-7f3a@
              <wbr />
              {'in.'}
              {domain}
            </b>
          </p>
          <p>
            <span className="text-muted">Subject</span>
            <span>Documents for October</span>
          </p>
        </div>
        <p className="flex items-center gap-2 px-4.5 py-3 font-semibold text-ink">
          <Icon name="mail" size={18} />3 attachments
        </p>
      </Sheet>
      <div className={styles.slots}>
        {attachments.map(({ format, name, folder, tone }) => (
          <div key={folder} className={styles.slot} data-tone={tone}>
            <div className={styles.paper}>
              <Sheet fold="small" cut bodyClassName="!px-3 !pt-3 !pb-6">
                <FormatTab name={format} />
                <p className="mt-2 leading-snug">
                  <Mark>{name}</Mark>
                </p>
              </Sheet>
            </div>
            <p className={styles.folder}>
              <Icon name="folder" size={18} className="mt-px" />
              {folder}
            </p>
          </div>
        ))}
      </div>
      <p className={styles.tags}>
        <Chip tone="lilac">Bill</Chip>
        <Chip tone="sky">Lease</Chip>
        <Chip tone="mint">Statement</Chip>
        <span>tagged by content</span>
      </p>
    </DarkPanel>
  );
}
