import type { Fact } from 'engines';
import { Icon, type IconName } from '@/components/ui/icon';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage, type MessagePattern } from '@/lib/sentences';
import { fileSize, pageList } from '@/lib/values';
import styles from './facts.module.css';
import { TextWithArrows } from './text-with-arrows';
import { useSharedMessages } from './use-messages';

/** Prevents line breaks around the dash of a range. */
const unbroken = (pages: string) => pages.replaceAll('–', '\u2060–\u2060');

/** The sentence of a fact. */
export function factText(
  shared: SharedMessages,
  { fact, lost, count = 1, file = '', pages, detail = '', attached }: Fact,
): string {
  const messages: Record<string, { kept?: MessagePattern; lost?: MessagePattern }> = shared.facts;
  const message = messages[fact]?.[lost ? 'lost' : 'kept'];
  if (!message)
    throw new Error(`content/workbench.ts has no words for the fact “${fact}”${lost ? ', lost' : ''}.`);
  let detailText = detail;
  if (attached) detailText = attached.map(({ name, bytes }) => attachedText(shared, name, bytes)).join(', ');
  else if (fact === 'settings' && shared.settings) detailText = namedSettings(detail, shared.settings);
  else if (fact === 'language') detailText = languageName(detail);
  return formatMessage(message, {
    count,
    file,
    pages: pages ? unbroken(pageList(pages)) : '',
    detail: detailText,
  });
}

/** English name of a language by its BCP 47 tag; a tag that is not valid is returned unchanged. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** An attached file by its name, and its size if that is known. */
const attachedText = (shared: SharedMessages, file: string, bytes: number | undefined) =>
  bytes === undefined ? `“${file}”` : formatMessage(shared.attached, { file, size: fileSize(bytes) });

/** Phrases of the settings, each once. Settings without a phrase come last, by their names in the file. */
function namedSettings(detail: string, { other = '{names}', ...phrases }: Record<string, string>): string {
  const entries = Object.entries(phrases).map(([names, phrase]) => [names.split(' '), phrase] as const);
  const matches = detail.split(', ').map((name) => ({
    name,
    phrase: entries.find(([names]) => names.includes(name))?.[1],
  }));
  const known = matches.flatMap(({ phrase }) => phrase ?? []);
  const rest = matches.flatMap(({ name, phrase }) => (phrase === undefined ? [name] : []));
  return [
    ...new Set(known),
    ...(rest.length > 0 ? [formatMessage(other, { names: rest.join(', ') })] : []),
  ].join(', ');
}

/**
 * Losses after which the visitor has nothing to check: another format in which a picture looks the same, and what
 * documents say about themselves and how they open, which the tools announce.
 */
const harmlessLosses: ReadonlySet<string> = new Set([
  'redrawn',
  'information',
  'display',
  'information-and-display',
]);

/** Facts about what was done that are not good news: a remark, without a tick. */
const remarks: ReadonlySet<string> = new Set([
  'left-letters',
  'left-out',
  'headings',
  'untitled-headings',
  'repaired',
  'password',
]);

/**
 * Facts as they are displayed: the loss of document information and the loss of the opening view are one line if they
 * concern the same files.
 */
export function joinedFacts(facts: readonly Fact[]): readonly Fact[] {
  const lostOf = (kind: string) => facts.find(({ fact, lost }) => fact === kind && lost);
  const [details, view] = [lostOf('information'), lostOf('display')];
  if (!details || !view || details.count !== view.count || details.file !== view.file) return facts;
  return facts.flatMap((fact) =>
    fact === view ? [] : fact === details ? [{ ...details, fact: 'information-and-display' }] : [fact],
  );
}

type Repair = { read: number; total: number; lost: readonly number[] };

/** Title and text of the notice about a repaired file. */
export function repairOf({ repairedFile }: SharedMessages, { read, total, lost }: Repair) {
  const { title, text, whole: wholeFileText } = repairedFile;
  return {
    title: formatMessage(title, { read, of: total }),
    text:
      lost.length > 0 ? formatMessage(text, { count: lost.length, pages: pageList(lost) }) : wholeFileText,
  };
}

/** The icon before a fact: a tick only for good news. */
export function factIcon({ fact, lost }: Pick<Fact, 'fact' | 'lost'>): IconName {
  if (lost) return harmlessLosses.has(fact) ? 'info' : 'alert';
  return remarks.has(fact) ? 'info' : 'check';
}

type Props = {
  facts: readonly Fact[];
  /** The tool's own texts on what was kept. */
  kept?: readonly string[];
  /** The tool's own texts on what was lost. */
  lost?: readonly string[];
  /** Heading of the list. */
  title?: string;
};

/** What was kept and what was lost, one line each. */
export function Facts({ facts, kept = [], lost = [], title }: Props) {
  const shared = useSharedMessages();
  const lines = [
    ...kept.map((text) => ({ key: text, text, isLost: false, icon: 'check' as IconName })),
    ...lost.map((text) => ({ key: text, text, isLost: true, icon: 'alert' as IconName })),
    ...joinedFacts(facts).map((fact) => ({
      key: JSON.stringify(fact),
      text: factText(shared, fact),
      isLost: fact.lost === true,
      icon: factIcon(fact),
    })),
  ];
  const list = (
    <ul className={styles.facts}>
      {lines.map(({ key, text, isLost, icon }) => (
        <li key={key} data-lost={isLost || undefined}>
          <Icon name={icon} size={18} stroke={2} />
          <span>
            <TextWithArrows>{text}</TextWithArrows>
          </span>
        </li>
      ))}
    </ul>
  );
  if (!title) return list;
  return (
    <div className={styles.titled}>
      <h3 className="text-(length:--text-sm) font-semibold">{title}</h3>
      {list}
    </div>
  );
}
