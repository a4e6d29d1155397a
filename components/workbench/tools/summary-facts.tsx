import type { KeyFact, KeyFacts } from '@/lib/engines/text/summary/key-facts';
import type { SummaryWords } from '@/lib/schema/works/summary';
import { say } from '@/lib/sentences';
import styles from './summary.module.css';

type Props = {
  words: SummaryWords['facts'];
  facts: KeyFacts;
  current: string | undefined;
  onShow: (key: string) => void;
};

/** Key of a fact among the marks of the text. */
export const factKey = ({ place }: KeyFact): string => `fact-${place.from}-${place.to}`;

/** Dates, parties and amounts of the text; each shows its first line in the text. */
export function SummaryFacts({ words, facts, current, onShow }: Props) {
  const groups = (['dates', 'parties', 'amounts'] as const).filter((kind) => facts[kind].length > 0);
  if (groups.length === 0) return null;
  return (
    <section aria-label={words.title} className={styles.facts}>
      {groups.map((kind) => (
        <div key={kind} data-part={kind}>
          <h3 tabIndex={-1} className="mb-1.5 text-(length:--text-sm) font-semibold tracking-normal">
            {words[kind]}
          </h3>
          <ul className="flex flex-wrap gap-1.5">
            {facts[kind].map((fact: KeyFact) => (
              <li key={factKey(fact)}>
                <button
                  type="button"
                  aria-current={factKey(fact) === current || undefined}
                  onClick={() => onShow(factKey(fact))}
                >
                  {fact.text}
                  {fact.count > 1 ? (
                    <span className="mono"> {say(words.more, { count: fact.count })}</span>
                  ) : null}
                  <span className="sr-only">, {words.show}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
