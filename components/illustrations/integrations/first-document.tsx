import { Chip, Mark, Sheet } from '@/components/drawings/sheet';

/** The first document imported by a connection, with the tags read from it. */
export function FirstDocument() {
  return (
    <Sheet title="agreement.pdf" note="v1" fold="small" className="w-full" bodyClassName="!pb-4">
      <p>
        Rent agreement until <Mark>31 March 2028</Mark>.
      </p>
      <p className="mt-3 flex flex-wrap gap-1.5">
        <Chip tone="sky">Contract</Chip>
        <Chip tone="gold">31 Mar 2028</Chip>
      </p>
      <p className="mono mt-3 border-t border-carbon-200 pt-2.5">09:04 via connection 1</p>
    </Sheet>
  );
}
