import { Icon } from '@/components/ui/icon';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Mark, Sheet } from '../paper';
import { Parts } from '../parts';
import { FormatTab } from '../records';
import { Ground } from './ground';
import styles from './mail-in.module.css';
import type { HeroProps } from './props';

/** One e-mail at the top, its attachments going down into three folders. */
export function MailIn({ form, domain, copy }: HeroProps & IntegrationCopy<'heroes', 'mail-in'>) {
  return (
    <Ground tab={copy.tab} form={form}>
      <Sheet fold="small" bodyClassName="!p-0">
        <div className={styles.head}>
          <p>
            <span className="text-muted">{copy.to.label}</span>
            <b>
              {copy.to.mailbox}
              <wbr />
              {copy.to.host}
              {domain}
            </b>
          </p>
          <p>
            <span className="text-muted">{copy.subject.label}</span>
            <span>{copy.subject.value}</span>
          </p>
        </div>
        <p className="flex items-center gap-2 px-4.5 py-3 font-semibold text-ink">
          <Icon name="mail" size={18} />
          {copy.attached}
        </p>
      </Sheet>
      <div className={styles.slots}>
        {copy.attachments.map(({ format, name, folder, tone }) => (
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
        <Parts parts={copy.tags} />
        <span>{copy.tagged}</span>
      </p>
    </Ground>
  );
}
