import { Chip } from '@/components/drawings/sheet';

/** Labels under a step: Connected. */
export function ConnectedAccount() {
  return <Chip tone="mint">Connected</Chip>;
}
