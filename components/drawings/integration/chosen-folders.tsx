import { Icon } from '@/components/ui/icon';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Sheet } from '../paper';
import { Part, Parts, Run } from '../parts';
import styles from './chosen-folders.module.css';
import { Ground } from './ground';
import type { HeroProps } from './props';

/** Two ticked folders on the left, their files settling on the right. */
export function ChosenFolders({ form, copy }: HeroProps & IntegrationCopy<'heroes', 'chosen-folders'>) {
  return (
    <Ground tab={copy.tab} form={form} className={styles.drawing}>
      <Sheet title={copy.title} fold="small" className="[grid-area:list]" bodyClassName="!py-1.5">
        {copy.folders.map(({ name, files, chosen }) => (
          <p key={name} className={styles.folder}>
            <span className={chosen ? styles.ticked : styles.box}>
              {chosen ? <Icon name="check" size={16} stroke={3} /> : null}
            </span>
            <b className={chosen ? '' : 'font-normal text-muted'}>{name}</b>
            <span className="text-sm">{files}</span>
          </p>
        ))}
      </Sheet>
      <div className={styles.path} />
      <div className="relative pt-[24px] [grid-area:files] md:pt-[40px] md:pl-[20px]">
        <Sheet fold="small" tone="sky" className={styles.back} />
        <Sheet fold="small" tone="lilac" className={styles.middle} />
        <Sheet title={copy.frontTitle} note={copy.note} fold="small">
          <p>
            <Run parts={copy.front} />
          </p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Parts parts={copy.tags} />
          </p>
        </Sheet>
        <Sheet fold="none" className={styles.bill}>
          <p className="flex items-center gap-2">
            <b>{copy.bill}</b>
            <span className="ml-auto">
              <Part part={copy.billTag} />
            </span>
            <span className="max-2xl:hidden">
              <Part part={copy.billDate} />
            </span>
          </p>
        </Sheet>
      </div>
      <p className={styles.kept}>
        <Icon name="check" size={18} stroke={2.5} className="text-mint-300" />
        {copy.kept}
      </p>
    </Ground>
  );
}
