import { Chip } from '@/components/drawings/sheet';
import { PaperIcon } from '@/components/drawings/writing';
import { Line, Lines } from './lines';

/** Three sources that send documents into company folders. */
export function DocumentSources() {
  return (
    <Lines>
      <Line icon={<PaperIcon name="external" />} name="Vendor portal">
        <PaperIcon name="arrow" />
        <Chip tone="sky">Contracts</Chip>
      </Line>
      <Line icon={<PaperIcon name="mail" />} name="Email">
        <PaperIcon name="arrow" />
        <Chip tone="sky">Invoices</Chip>
      </Line>
      <Line icon={<PaperIcon name="folder" />} name="Cloud drive">
        <PaperIcon name="arrow" />
        <Chip tone="sky">Policies</Chip>
      </Line>
    </Lines>
  );
}
