import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Bars, Progress, Sheet, Signature } from '../paper';
import { iyer, khan, rao } from '../people';
import type { MockupProps } from './props';
import styles from './signature.module.css';

/** An agreement signed in order, and the third signer's phone. */
export function SignatureMockup({ form }: MockupProps) {
  return (
    <Mockup
      label={`Sample: an agreement signed by ${iyer.name} and ${rao.name} in order; ${khan.name}, the third signer, has been reminded and is signing on a phone.`}
      className={styles.scene}
    >
      <Sheet
        title="Service agreement"
        note={form}
        cut
        className={styles.agreement}
        bodyClassName={styles.text}
      >
        <p>
          <b>12</b> Both sides have read these terms and sign below in the order shown.
        </p>
        <Bars widths={[100, 94, 58]} />
        <div className={styles.signers}>
          <div>
            <b>1</b>
            <span>{iyer.name}</span>
            <Signature width={88} hand={iyer.hand} />
            <span className={styles.state}>signed 13:58</span>
          </div>
          <div>
            <b>2</b>
            <span>{rao.name}</span>
            <Signature width={88} hand={rao.hand} />
            <span className={styles.state}>signed 14:02</span>
          </div>
          <div>
            <b>3</b>
            <span>{khan.name}</span>
            <span className={styles.field}>Sign here</span>
            <span className={styles.state}>reminded</span>
          </div>
        </div>
        <div className={styles.lock}>
          <span className="flex items-center gap-2">
            <Icon name="lock" size={18} className="text-ink" />
            Locked as v4 after the last one
          </span>
          <Progress percent={66} />
        </div>
      </Sheet>
      <div className={`paper ${styles.phone}`}>
        <div className={styles.screen}>
          <b>Your turn, {khan.name}</b>
          <Bars widths={[100, 86, 94]} />
          <div className={styles.pad}>
            <Signature width={104} hand={khan.hand} />
          </div>
          <span className={styles.finish}>Finish</span>
        </div>
      </div>
    </Mockup>
  );
}
