import { Icon } from '@/components/ui/icon';
import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Progress, Sheet } from '../paper';
import { Run } from '../parts';
import { signaturePaths } from '../signature-paths';
import { Bars, Signature } from '../writing';
import type { HeroProps } from './props';
import styles from './signature.module.css';

/** An agreement signed in order, and the third signer's phone. */
export function SignatureHero({ form, copy }: HeroProps & FeatureCopy<'signature'>) {
  return (
    <Drawing label={copy.label} className="grid grid-cols-12">
      <Sheet title={copy.title} note={form} cut className={styles.agreement} bodyClassName={styles.text}>
        <p>
          <Run parts={copy.agreement} />
        </p>
        <Bars widths={[100, 94, 58]} />
        <div className={styles.signers}>
          {copy.signers.map(({ name, hand, state }, index) => (
            <div key={name}>
              <b>{index + 1}</b>
              <span>{name}</span>
              {hand ? (
                <Signature width={88} hand={signaturePaths[hand]} />
              ) : (
                <span className={styles.field}>{copy.field}</span>
              )}
              <span className={styles.state}>{state}</span>
            </div>
          ))}
        </div>
        <div className="grid gap-[0.6rem] text-sm leading-[1.3]">
          <span className="flex items-center gap-2">
            <Icon name="lock" size={18} className="text-ink" />
            {copy.lock}
          </span>
          <Progress percent={66} />
        </div>
      </Sheet>
      <div className={`paper ${styles.phone}`}>
        <div className={styles.screen}>
          <b>{copy.screenHead}</b>
          <Bars widths={[100, 86, 94]} />
          <div className={styles.pad}>
            <Signature width={104} hand={signaturePaths.khan} />
          </div>
          <span className={styles.finish}>{copy.finish}</span>
        </div>
      </div>
    </Drawing>
  );
}
