import { Icon } from '@/components/ui/icon';
import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { hands } from '../hands';
import { Progress, Sheet } from '../paper';
import { Run } from '../parts';
import { Bars, Signature } from '../writing';
import type { HeroProps } from './props';
import styles from './signature.module.css';

/** An agreement signed in order, and the third signer's phone. */
export function SignatureHero({ form, words }: HeroProps & FeatureWords<'signature'>) {
  return (
    <Drawing label={words.label} className="grid grid-cols-12">
      <Sheet title={words.title} note={form} cut className={styles.agreement} bodyClassName={styles.text}>
        <p>
          <Run parts={words.agreement} />
        </p>
        <Bars widths={[100, 94, 58]} />
        <div className={styles.signers}>
          {words.signers.map(({ name, hand, state }, index) => (
            <div key={name}>
              <b>{index + 1}</b>
              <span>{name}</span>
              {hand ? (
                <Signature width={88} hand={hands[hand]} />
              ) : (
                <span className={styles.field}>{words.field}</span>
              )}
              <span className={styles.state}>{state}</span>
            </div>
          ))}
        </div>
        <div className="grid gap-[0.6rem] text-sm leading-[1.3]">
          <span className="flex items-center gap-2">
            <Icon name="lock" size={18} className="text-ink" />
            {words.lock}
          </span>
          <Progress percent={66} />
        </div>
      </Sheet>
      <div className={`paper ${styles.phone}`}>
        <div className={styles.screen}>
          <b>{words.screenHead}</b>
          <Bars widths={[100, 86, 94]} />
          <div className={styles.pad}>
            <Signature width={104} hand={hands.khan} />
          </div>
          <span className={styles.finish}>{words.finish}</span>
        </div>
      </div>
    </Drawing>
  );
}
