import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Bill” and “October”. */
export function TaggedBill() {
  return (
    <>
      <Chip tone="lilac">Bill</Chip>
      <Chip tone="sky">October</Chip>
    </>
  );
}
