import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Add a row” and “party, date, link”. */
export function RowAction() {
  return (
    <>
      <Chip tone="mint">Add a row</Chip>
      <Chip tone="bond">party, date, link</Chip>
    </>
  );
}
