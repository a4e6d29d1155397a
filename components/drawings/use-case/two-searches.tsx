import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { Sheet } from '../paper';
import { FolderTree } from '../records';
import styles from './moments.module.css';

/** The same words looked for on the ward and at the billing desk. */
export function TwoSearches({ words }: Words<'moments', 'two-searches'>) {
  return (
    <div className={styles.pair}>
      <Search words={words.search} who={words.who} found={words.found}>
        <FolderTree rows={words.rows} />
      </Search>
      <Search words={words.search} who={words.pairWho} found={words.pairFound}>
        <FolderTree rows={words.pairRows} />
      </Search>
    </div>
  );
}

function Search({
  who,
  found,
  children,
  words,
}: { who: string; found: string; children: ReactNode } & {
  words: Words<'moments', 'two-searches'>['words']['search'];
}) {
  return (
    <Sheet title={who} note={found} fold="small">
      <p className={styles.query}>
        <Icon name="search" size={18} />
        {words.query}
      </p>
      {children}
    </Sheet>
  );
}
