import { Chip } from '@/components/drawings/sheet';
import { Sign } from '@/components/drawings/writing';
import { Line, Lines } from './lines';

/** Three sources that send documents into company folders. */
export function DocumentSources() {
  return (
    <Lines>
      <Line icon={<Sign name="external" />} name="Vendor portal">
        <Sign name="arrow" />
        <Chip tone="sky">Contracts</Chip>
      </Line>
      <Line icon={<Sign name="mail" />} name="Email">
        <Sign name="arrow" />
        <Chip tone="sky">Invoices</Chip>
      </Line>
      <Line icon={<Sign name="folder" />} name="Cloud drive">
        <Sign name="arrow" />
        <Chip tone="sky">Policies</Chip>
      </Line>
    </Lines>
  );
}
