import { Done, Ended } from '@/components/drawings/writing';
import { Line, Lines } from './lines';

/** Four due dates: one missed, one met, two still to come. */
export function DueDates() {
  return (
    <Lines>
      <Line time="31 Oct" name="Shop licence">
        <Ended icon="alert">Expired</Ended>
      </Line>
      <Line time="11 Nov" name="GST sales return">
        <Done>Filed</Done>
      </Line>
      <Line time="20 Nov" name="GST return, October">
        <span>in 3 days</span>
      </Line>
      <Line time="15 Dec" name="Advance tax">
        <span>in 28 days</span>
      </Line>
    </Lines>
  );
}
