import { Sheet } from '@/components/drawings/sheet';
import { LockedBanner, Signatures } from '@/components/drawings/sheet-blocks';
import { rao } from '@/lib/sample-people';

/** An engagement letter signed by two people and locked. */
export function SignedLetter() {
  return (
    <Sheet title="Engagement letter" note="v4 of 4">
      <Signatures
        signatures={[
          { hand: 'rao', name: rao.name, time: '14:02, 3 Nov' },
          { hand: 'client', name: 'The client', time: '16:20, 3 Nov' },
        ]}
      />
      <LockedBanner>Locked as v4. A change starts v5.</LockedBanner>
    </Sheet>
  );
}
