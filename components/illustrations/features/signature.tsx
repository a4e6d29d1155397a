import { Drawing } from '@/components/drawings/drawing';
import { Progress, Sheet } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Bars, Signature } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer, khan, rao } from '@/lib/sample-people';
import type { HeroProps } from './props';
import styles from './signature.module.css';

/** In the order in which they sign. Without `hand` the person has not signed, and an empty field is shown. */
const signers: { name: string; hand?: 'iyer' | 'rao'; state: string }[] = [
  { name: iyer.name, hand: 'iyer', state: 'signed 13:58' },
  { name: rao.name, hand: 'rao', state: 'signed 14:02' },
  { name: khan.name, state: 'reminded' },
];

/** An agreement signed in order, and the third signer's phone. */
export function SignatureHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet
        title="Service agreement"
        note={pageCode}
        cut
        className={styles.agreement}
        bodyClassName={styles.text}
      >
        <p>
          <b>12</b> Both sides have read these terms and sign below in the order shown.
        </p>
        <Bars widths={[100, 94, 58]} />
        <div className={styles.signers}>
          {signers.map(({ name, hand, state }, index) => (
            <div key={name}>
              <b>{index + 1}</b>
              <span>{name}</span>
              {hand ? (
                <Signature width={88} path={signaturePaths[hand]} />
              ) : (
                <span className={styles.field}>Sign here</span>
              )}
              <span className={styles.state}>{state}</span>
            </div>
          ))}
        </div>
        <div className="grid gap-[0.6rem] text-sm leading-[1.3]">
          <span className="flex items-center gap-2">
            <Icon name="lock" size={18} className="text-ink" />
            Locked as v4 when all have signed
          </span>
          <Progress percent={66} />
        </div>
      </Sheet>
      <div className={`paper ${styles.phone}`}>
        <div className={styles.screen}>
          <b>{`Your turn, ${khan.name}`}</b>
          <Bars widths={[100, 86, 94]} />
          <div className={styles.pad}>
            <Signature width={104} path={signaturePaths.khan} />
          </div>
          <span className={styles.finish}>Finish</span>
        </div>
      </div>
    </Drawing>
  );
}
