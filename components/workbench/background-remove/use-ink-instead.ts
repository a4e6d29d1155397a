import { useEffect, useState } from 'react';

type Options = {
  /** Key of the open picture. */
  pictureKey: string | undefined;
  /** Person mode found nothing. */
  nobody: boolean;
  onInk: () => void;
  /** Another picture was opened: switches back to person mode. */
  onAnother: () => void;
};

/**
 * Applies ink mode to a picture without a person, unless the visitor has chosen a mode.
 *
 * @returns whether ink mode was applied, and a callback for a manual choice
 */
export function useInkInstead({
  pictureKey,
  nobody,
  onInk,
  onAnother,
}: Options): [instead: boolean, chosen: () => void] {
  const [appliedTo, setAppliedTo] = useState<string>();
  const [byHand, setByHand] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by result and picture alone.
  useEffect(() => {
    if (byHand || pictureKey === undefined) return;
    if (nobody) {
      setAppliedTo(pictureKey);
      onInk();
    } else if (appliedTo !== undefined && appliedTo !== pictureKey) {
      setAppliedTo(undefined);
      onAnother();
    }
  }, [pictureKey, nobody, byHand]);
  return [pictureKey !== undefined && appliedTo === pictureKey && !byHand, () => setByHand(true)];
}
