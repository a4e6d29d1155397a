import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Key for Clients / 014” and “view, edit”. */
export function FolderKey() {
  return (
    <>
      <Chip tone="bond">Key for Clients / 014</Chip>
      <Chip tone="bond">view, edit</Chip>
    </>
  );
}
