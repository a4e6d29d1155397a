import type { Claims } from '../claims';
import styles from './tip.module.css';

/** `enterprise` is the name of the largest plan. */
type Props = { claims: Claims; enterprise: string };

/** The largest file of two plans, as bars. */
export function SizeLimits({ claims, enterprise }: Props) {
  return (
    <span className={styles.sizes}>
      <Bar name="Trial" value={claims.limitFree} percent={10} />
      <Bar name={enterprise} value={claims.limitEnterprise} percent={100} />
    </span>
  );
}

function Bar({ name, value, percent }: { name: string; value: string; percent: number }) {
  return (
    <span>
      <span>{name}</span>
      <span className="h-[8px] rounded-[2px] bg-carbon-950" style={{ width: `${percent}%` }} />
      <b>{value}</b>
    </span>
  );
}
