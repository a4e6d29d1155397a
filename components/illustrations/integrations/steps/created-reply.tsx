import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “201 Created” and “v1”. */
export function CreatedReply() {
  return (
    <>
      <Chip tone="mint">201 Created</Chip>
      <Chip tone="bond">v1</Chip>
    </>
  );
}
