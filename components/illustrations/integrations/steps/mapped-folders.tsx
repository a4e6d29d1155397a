import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Drive / Clients” and “Clients”. */
export function MappedFolders() {
  return (
    <>
      <Chip tone="bond">Drive / Clients</Chip>
      <Chip tone="sky">Clients</Chip>
    </>
  );
}
