import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: “Signed” and “in Contracts”. */
export function SignedTrigger() {
  return (
    <>
      <Chip tone="mint">Signed</Chip>
      <Chip tone="bond">in Contracts</Chip>
    </>
  );
}
