import { Drawing } from '@/components/drawings/drawing';
import { Chip, Sheet, type Tone } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { FunctionsProps } from './functions-props';
import { ItemList } from './item-list';
import { ItemNumber } from './item-number';
import styles from './path-map.module.css';

const versionTones: Tone[] = ['sky', 'lilac', 'bond'];

type FolderRow = {
  name: string;
  chosen: boolean;
  note?: string;
  files: readonly { name: string; chips: readonly { text: string; tone: Tone }[] }[];
};

const folders: readonly FolderRow[] = [
  {
    name: 'Bills',
    chosen: true,
    files: [
      {
        name: 'Bill_1203.jpg',
        chips: [
          { text: 'Bill', tone: 'lilac' },
          { text: '28 Oct 2026', tone: 'gold' },
        ],
      },
      {
        name: 'Bill_1204.jpg',
        chips: [
          { text: 'Bill', tone: 'lilac' },
          { text: '29 Oct 2026', tone: 'gold' },
        ],
      },
    ],
  },
  {
    name: 'Contracts',
    chosen: true,
    files: [
      {
        name: 'Lease_2023_final.pdf',
        chips: [
          { text: 'Contract', tone: 'sky' },
          { text: 'Meridian Estates', tone: 'mint' },
          { text: '31 Mar 2028', tone: 'gold' },
        ],
      },
    ],
  },
  { name: 'Private', chosen: false, note: 'not selected', files: [] },
];

const versions = [
  { name: 'v1', day: '12 Mar' },
  { name: 'v2', day: '4 Apr' },
  { name: 'v3', day: '9 Apr' },
];

/** Chosen folders of Dropbox and their counterparts in the product; below, the versions of one file and a search that finds it. */
export function PathMap({ title, note, items, alt, product }: FunctionsProps) {
  const columnHeads = ['In Dropbox', `In ${product}`];
  return (
    <Section>
      <div className="grid gap-y-10 lg:split-5">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 text-muted">{note}</p>
          <ItemList items={items} className="mt-8 grid gap-6" />
        </div>
        <Drawing label={alt} className={styles.drawing}>
          <Sheet fold="none" className={styles.map} bodyClassName="!p-0">
            <div className={`${styles.pair} [border-bottom:var(--frame)] sm:text-base`}>
              {columnHeads.map((head, index) => (
                <b key={head}>
                  {head} <ItemNumber n={index + 1} />
                </b>
              ))}
            </div>
            {folders.map(({ name, chosen, note: reason, files }) => (
              <div key={name} className={chosen ? '' : styles.unselected}>
                <div className={`${styles.pair} ${chosen ? styles.carried : ''}`}>
                  <p>
                    <span className={styles.tick}>
                      {chosen ? <Icon name="check" size={16} stroke={3} /> : null}
                    </span>
                    <b>{name}</b>
                  </p>
                  <p>
                    {chosen ? (
                      <>
                        <Icon name="folder" size={18} />
                        <b>{name}</b>
                      </>
                    ) : (
                      reason
                    )}
                  </p>
                </div>
                {files.map((file, index) => (
                  <div key={file.name} className={`${styles.pair} ${styles.file}`}>
                    <p>{file.name}</p>
                    <p>
                      {file.name}
                      {file.chips.map(({ text, tone }) => (
                        <Chip key={text} tone={tone}>
                          {text}
                        </Chip>
                      ))}
                      {name === folders[0]?.name && index === 0 ? <ItemNumber n={4} /> : null}
                    </p>
                  </div>
                ))}
              </div>
            ))}
          </Sheet>
          <div className={styles.foot}>
            <div>
              <div className="grid grid-cols-[repeat(3,1fr)] items-start">
                {versions.map(({ name, day }, index) => (
                  <Sheet
                    key={name}
                    fold={index === versions.length - 1 ? 'small' : 'none'}
                    tone={versionTones[index]}
                    title={name}
                    className={styles.version}
                    bodyClassName="!py-2"
                  >
                    <span className="mono">{day}</span>
                  </Sheet>
                ))}
              </div>
              <p className={styles.caption}>
                <ItemNumber n={3} />
                Lease_2023_final.pdf
              </p>
            </div>
            <div>
              <div>
                <p className={`paper ${styles.field}`}>
                  <Icon name="search" size={18} />
                  Meridian
                </p>
                <Sheet fold="small" className="mt-3">
                  …&nbsp;{'let to '}
                  <b>Meridian</b>
                  {' Estates until 2028'}&nbsp;…
                </Sheet>
              </div>
              <p className={styles.caption}>
                <ItemNumber n={5} />
                Lease_2023_final.pdf
              </p>
            </div>
          </div>
        </Drawing>
      </div>
    </Section>
  );
}
