import { Icon } from '@/components/ui/icon';
import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Chip, Progress, Sheet } from '../paper';
import { FolderTree, type TreeRow } from '../records';
import { Ground } from './ground';
import type { HeroProps } from './props';
import styles from './two-trees.module.css';

/** The same files in Drive and here; their versions equal those of the page's ledger. */
export function TwoTrees({ form, copy }: HeroProps & IntegrationCopy<'heroes', 'two-trees'>) {
  const folder: TreeRow = copy.folder;
  const drive = copy.files.map(({ name }): TreeRow => ({ name, depth: 1, kind: 'file' }));
  const here = copy.files.map(
    ({ name, version }): TreeRow => ({
      name,
      depth: 1,
      kind: 'file',
      note: <Chip tone="lilac">{version}</Chip>,
    }),
  );
  const left: TreeRow = copy.left;
  return (
    <Ground tab={copy.tab} form={form}>
      <div className={styles.trees}>
        <Sheet title={copy.title} fold="small" bodyClassName="!py-1.5">
          <FolderTree rows={[folder, ...drive, left]} />
        </Sheet>
        <div className="self-center max-md:rotate-90 max-md:justify-self-center">
          <Arrows />
        </div>
        <Sheet title={copy.copyTitle} fold="small" tone="sky" className="md:mt-12" bodyClassName="!py-1.5">
          <FolderTree rows={[folder, ...here]} />
        </Sheet>
      </div>
      <div className={styles.state}>
        <p className="flex items-center gap-2">
          <Icon name="check" size={18} stroke={2.5} className="text-mint-300" />
          {copy.state}
        </p>
        <span className={styles.bar}>
          <Progress percent={100} />
        </span>
        <p className="flex items-center gap-2 text-muted">
          <Icon name="lock" size={18} />
          {copy.signedIn}
        </p>
      </div>
    </Ground>
  );
}

/** One arrow each way. */
function Arrows() {
  return (
    <svg width="52" height="44" viewBox="0 0 52 44" fill="none" aria-hidden="true">
      <path
        d="M2 12h46M38 3l10 9-10 9M50 32H4M14 23 4 32l10 9"
        stroke="var(--color-carbon-300)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
