import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Contract” and “v1 to v3”. */
export function ImportedVersions() {
  return (
    <>
      <Chip tone="sky">Contract</Chip>
      <Chip tone="lilac">v1 to v3</Chip>
    </>
  );
}
