import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/ui/section';
import { iyer } from '@/lib/sample-people';
import type { Claims } from '../claims';
import styles from './calls.module.css';
import type { FunctionsProps } from './functions-props';
import { ItemList } from './item-list';
import { ItemNumber } from './item-number';

/** Requests of the sequence diagram, with their replies. */
const pairsOf = (claims: Claims) => [
  { request: 'POST /v1/documents', reply: '201, version 1' },
  { request: 'GET /v1/documents/7f3a', reply: '200, 2 tags, current v1' },
  { request: 'POST …/7f3a/links', reply: `201, expires in ${claims.linkLong}` },
  { request: 'POST …/7f3a/signatures', reply: `202, waiting for ${iyer.name}` },
  { request: 'GET …/7f3a/log', reply: '200, 4 lines' },
];

/** A sequence diagram: requests to the right and replies to the left, in the order of the list beside it. */
export function Calls({ title, note, items, alt, product, claims }: FunctionsProps) {
  return (
    <Section tone="soft">
      <div className="grid gap-y-10 lg:split-7">
        <div className="lg:col-start-2">
          <h2>{title}</h2>
          <p className="mt-4 text-muted">{note}</p>
          <ItemList items={items} className="mt-8 grid gap-6" />
        </div>
        <Drawing label={alt} className={`lg:col-start-1 lg:row-start-1 ${styles.drawing}`}>
          <div className={styles.participants}>
            {['Your portal', product].map((side) => (
              <b key={side}>{side}</b>
            ))}
          </div>
          <div className={styles.lifelines}>
            {pairsOf(claims).map(({ request, reply }, index) => (
              <div key={request} className={styles.pair}>
                <p className={styles.request}>
                  <ItemNumber n={index + 1} />
                  <span>{request}</span>
                </p>
                <p className={styles.reply}>
                  <span>{reply}</span>
                </p>
              </div>
            ))}
          </div>
        </Drawing>
      </div>
    </Section>
  );
}
