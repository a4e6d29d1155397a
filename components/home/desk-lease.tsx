import type { ReactNode } from 'react';
import { Chip, Mark, Signature } from '@/components/mockups/paper';
import { iyer, rao } from '@/components/mockups/people';
import styles from './desk.module.css';

/** A lease with what the AI found in its margin, on top of its earlier versions. */
export function Lease() {
  return (
    <div className={`paper ${styles.set}`}>
      <div className={`mono ${styles.copy} ${styles.first}`}>
        <span>v1</span>
        <span>{iyer.name} uploaded</span>
      </div>
      <div className={`mono ${styles.copy} ${styles.second}`}>
        <span>v2</span>
        <span>{rao.name} edited clause 4</span>
      </div>
      <div className={`mono ${styles.copy} ${styles.third}`}>
        <span>v3</span>
        <span>Compared with v2</span>
      </div>
      <div className={styles.lease}>
        <div className={styles.bar}>
          <b>Lease agreement, Unit 4B</b>
          <span className="mono">v4 of 4</span>
        </div>
        <Clause field="Parties" value="2 found">
          Made between <Mark>Meridian Estates</Mark> and <Mark>Rao&nbsp;&amp;&nbsp;Iyer&nbsp;LLP</Mark> for
          36&nbsp;months.
        </Clause>
        <Clause field="Expiry date" value="31 Mar 2028">
          The lease <Mark>expires on 31 March 2028</Mark> and renews only on written notice.
        </Clause>
        <Clause field="Deposit" value="₹4,50,000">
          A refundable deposit of <Mark>₹4,50,000</Mark> is held against damage.
        </Clause>
        <div className={`${styles.clause} ${styles.signature}`}>
          <Signature width={132} hand={rao.hand} />
          <i />
          <Field name="Signed, 14:02" value={`${rao.name}, ${rao.role}`} />
        </div>
        <div className={styles.tags}>
          <Chip stock="sky">Contract</Chip>
          <Chip stock="mint">Legal</Chip>
          <Chip stock="gold">Remind 90 days before</Chip>
        </div>
      </div>
    </div>
  );
}

function Clause({ field, value, children }: { field: string; value: string; children: ReactNode }) {
  return (
    <div className={styles.clause}>
      <p>{children}</p>
      <i />
      <Field name={field} value={value} />
    </div>
  );
}

function Field({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.field}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  );
}
