import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: Bill, October. */
export function TaggedBill() {
  return (
    <>
      <Chip tone="lilac">Bill</Chip>
      <Chip tone="sky">October</Chip>
    </>
  );
}
