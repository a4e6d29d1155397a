import type { CSSProperties, ReactNode } from 'react';
import type { Claims } from '@/components/illustrations/claims';
import { UseCaseIllustration } from '@/components/illustrations/use-cases';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import { Unbroken } from '@/components/ui/unbroken';
import type { UseCase, UseCaseHub } from '@/lib/schema/use-cases';
import styles from './office-folders.module.css';

export type OfficeFolder = {
  id: string;
  name: string;
  link: { label: string; href: string };
  card: UseCase['card'];
};

type Props = {
  offices: OfficeFolder[];
  missing: UseCaseHub['missing'] & { id: string };
  claims: Claims;
};

/** One open folder per office; the last one is for offices not listed. */
export function OfficeFolders({ offices, missing, claims }: Props) {
  return (
    <div className="wrap band">
      <ol>
        {offices.map((office, index) => (
          <Folder
            key={office.id}
            id={office.id}
            tabPosition={index / offices.length}
            tab={office.card.documents}
            className={office.card.wide ? styles.wide : ''}
          >
            <Office {...office} claims={claims} />
          </Folder>
        ))}
        <Folder id={missing.id} tabPosition={1} tab={missing.tab} className={styles.missing}>
          <div>
            <h2 className="text-h2s">{missing.title}</h2>
            <p className="mt-3 max-w-120">{missing.text}</p>
          </div>
          <GoLink {...missing.link} className="justify-self-start text-link lg:justify-self-end" />
          <dl className={styles.others}>
            {missing.others.map(({ id, name, text }) => (
              <div key={id} id={id}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Folder>
      </ol>
    </div>
  );
}

/** `tabPosition` is 0 for a tab at the left edge and 1 for one at the right edge. */
type FolderProps = {
  id: string;
  tabPosition: number;
  tab: ReactNode;
  className?: string;
  children: ReactNode;
};

function Folder({ id, tabPosition, tab, className = '', children }: FolderProps) {
  return (
    <li
      id={id}
      className={`${styles.folder} ${className}`}
      style={{ '--tab-position': tabPosition } as CSSProperties}
    >
      <div className={styles.tab}>{tab}</div>
      <div className={styles.body}>{children}</div>
    </li>
  );
}

function Office({ name, link, card, claims }: OfficeFolder & { claims: Claims }) {
  return (
    <>
      <div className={styles.words}>
        <div>
          <h2 className="max-sm:text-h2s">{name}</h2>
          <p className="mt-4 max-w-120">{card.problem}</p>
          <p className="mt-2 max-w-120 font-medium text-ink">{card.answer}</p>
        </div>
        <div>
          <p className="mt-5 grid max-w-120 grid-cols-[24px_1fr] gap-3 border-t border-current/20 pt-4 text-sm text-balance">
            <Icon name="check" size={22} stroke={2.5} className="text-link" />
            <span>
              <Unbroken text={card.proof} />
            </span>
          </p>
          <GoLink {...link} className="mt-2 text-link" />
        </div>
      </div>
      <div>
        <UseCaseIllustration {...card.illustration} claims={claims} />
      </div>
    </>
  );
}
