import { Icon } from '@/components/ui/icon';
import type { IntegrationWords } from '@/lib/schema/drawings';
import { Chip, Mark, Sheet } from '../paper';
import styles from './chosen-folders.module.css';
import { Ground } from './ground';
import type { HeroProps } from './props';

/** Two ticked folders on the left, their files settling on the right. */
export function ChosenFolders({ form, words }: HeroProps & IntegrationWords<'heroes', 'chosen-folders'>) {
  return (
    <Ground tab={words.tab} form={form} className={styles.drawing}>
      <Sheet title={words.title} fold="small" className={styles.list} bodyClassName="!py-1.5">
        {words.folders.map(({ name, files, chosen }) => (
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
        <Sheet title={words.frontTitle} note={words.note} fold="small" className={styles.front}>
          <p>
            {`${words.front[0]} `}
            <Mark>{words.frontMark[0]}</Mark>
            {`${words.front[1]} `}
            <Mark>{words.frontMark[1]}</Mark>.
          </p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Chip stock="sky">{words.frontChip[0]}</Chip>
            <Chip stock="mint">{words.frontChip[1]}</Chip>
            <Chip stock="gold">{words.frontChip[2]}</Chip>
          </p>
        </Sheet>
        <Sheet fold="none" className={styles.bill}>
          <p className="flex items-center gap-2">
            <b>{words.billHead}</b>
            <span className="ml-auto">
              <Chip stock="canary">{words.billChip}</Chip>
            </span>
            <span className={styles.date}>
              <Chip stock="gold">{words.dateChip}</Chip>
            </span>
          </p>
        </Sheet>
      </div>
      <p className={styles.kept}>
        <Icon name="check" size={18} stroke={2.5} className="text-mint-300" />
        {words.kept}
      </p>
    </Ground>
  );
}
