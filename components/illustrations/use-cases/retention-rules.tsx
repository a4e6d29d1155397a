import { PaperIcon } from '@/components/drawings/writing';
import { Line, Lines } from './lines';

/** Three retention rules for consents, reports and discharge notes. */
export function RetentionRules() {
  return (
    <Lines>
      <Line icon={<PaperIcon name="clock" />} name="Consent" tone="gold">
        <span>keep 10 years</span>
      </Line>
      <Line icon={<PaperIcon name="clock" />} name="Lab report" tone="bond">
        <span>keep 5 years</span>
      </Line>
      <Line icon={<PaperIcon name="clock" />} name="Discharge" tone="mint">
        <span>keep 3 years</span>
      </Line>
    </Lines>
  );
}
