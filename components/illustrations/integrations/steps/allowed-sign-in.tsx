import { Chip } from '@/components/drawings/sheet';
import { rao } from '@/lib/sample-people';

/** Label under a step: “Allowed by”, with a name. */
export function AllowedSignIn() {
  return <Chip tone="mint">{`Allowed by ${rao.name}`}</Chip>;
}
