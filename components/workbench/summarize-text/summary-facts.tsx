import type { KeyFact, KeyFacts, KeyParty } from 'engines/text';
import { type MouseEvent, useState } from 'react';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { showRemaining } from '../shell/pane-focus';
import { NoticeAction } from '../shell/tool-shell';
import styles from './summarize-text.module.css';

type Props = {
  messages: Messages<'summarize-text'>['facts'];
  facts: KeyFacts;
  current: string | undefined;
  onShow: (key: string) => void;
};

/** Key of a fact among the marks of the text. */
export const factKey = ({ place }: KeyFact): string => `fact-${place.from}-${place.to}`;

/** Role of a party: as the document states it, or derived from the form of its name. */
export const roleOf = ({ kinds }: Messages<'summarize-text'>['facts'], { role, kind }: KeyParty): string =>
  role ?? kinds[kind];

/** Kinds of facts that the text has. */
export const kindsIn = (facts: KeyFacts) =>
  (['dates', 'parties', 'amounts'] as const).filter((kind) => facts[kind].length > 0);

/** Number of facts of one kind that are shown before “show all”; on a phone about two rows of them. */
const maxShown = 24;
const maxOnPhone = 4;

/** The first of many facts, and the current one. */
const shownOf = <F extends KeyFact>(facts: readonly F[], max: number, current: string | undefined): F[] =>
  facts.filter((fact, index) => index < max || factKey(fact) === current);

/** Dates, parties and amounts of the text; each shows its first line in the text. */
export function SummaryFacts({ messages, facts, current, onShow }: Props) {
  const groups = kindsIn(facts);
  const [all, setAll] = useState(false);
  const isPhone = useMedia(phone);
  if (groups.length === 0) return null;
  const max = isPhone ? maxOnPhone : maxShown;
  const isLong = (kind: (typeof groups)[number]) => !all && facts[kind].length > max + (isPhone ? 1 : 4);
  return (
    <section aria-label={messages.title} className={styles.facts}>
      {groups.map((kind) => (
        <div key={kind} data-part={kind}>
          <h3 tabIndex={-1} className="mb-1.5 text-(length:--text-sm) font-semibold tracking-normal">
            {messages[kind]}
            {facts[kind].length > max ? <span className="mono"> {facts[kind].length}</span> : null}
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {shownOf<KeyFact | KeyParty>(facts[kind], isLong(kind) ? max : facts[kind].length, current).map(
              (fact) => (
                <li key={factKey(fact)}>
                  <button
                    type="button"
                    aria-current={factKey(fact) === current || undefined}
                    onClick={() => onShow(factKey(fact))}
                  >
                    <span translate="no">{fact.text}</span>
                    {'kind' in fact ? <span className={styles.role}> {roleOf(messages, fact)}</span> : null}
                    {fact.count > 1 ? (
                      <span className="mono"> {formatMessage(messages.more, { count: fact.count })}</span>
                    ) : null}
                    <span className="sr-only">, {messages.show}</span>
                  </button>
                </li>
              ),
            )}
          </ul>
          {isLong(kind) ? (
            <NoticeAction
              onClick={({ currentTarget }) =>
                showRemaining(currentTarget.previousElementSibling, () => setAll(true))
              }
            >
              {formatMessage(messages.showAll, { count: facts[kind].length })}
            </NoticeAction>
          ) : null}
        </div>
      ))}
    </section>
  );
}

type JumpProps = { messages: Messages<'summarize-text'>['facts']; facts: KeyFacts };

/** Counts of the facts below the points; a press scrolls to them. */
export function SummaryJumps({ messages, facts }: JumpProps) {
  const present = kindsIn(facts);
  if (present.length === 0) return null;

  function jump({ currentTarget }: MouseEvent<HTMLElement>, kind: string) {
    const part = currentTarget.closest('[data-pane]')?.querySelector<HTMLElement>(`[data-part=${kind}]`);
    const list = part?.closest<HTMLElement>('[data-list]');
    if (!part || !list) return;
    const offset = part.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (list.scrollHeight > list.clientHeight + 1) list.scrollTop += offset - 16;
    else part.scrollIntoView({ block: 'start' });
    part.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label={messages.title} className={styles.jumpLinks}>
      {present.map((kind) => (
        <button key={kind} type="button" onClick={(event) => jump(event, kind)}>
          <u>{messages[kind]}</u> <span className="mono text-carbon-950">{facts[kind].length}</span>
        </button>
      ))}
    </nav>
  );
}
