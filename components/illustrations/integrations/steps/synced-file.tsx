import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Synced 14:02” and “v1”. */
export function SyncedFile() {
  return (
    <>
      <Chip tone="mint">Synced 14:02</Chip>
      <Chip tone="bond">v1</Chip>
    </>
  );
}
