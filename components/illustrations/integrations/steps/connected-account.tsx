import { Chip } from '@/components/drawings/sheet';

/** Label under a step: “Connected”. */
export function ConnectedAccount() {
  return <Chip tone="mint">Connected</Chip>;
}
