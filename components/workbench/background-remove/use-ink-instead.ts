import { useEffect, useState } from 'react';

type Looked = {
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
}: Looked): [instead: boolean, chosen: () => void] {
  const [looked, setLooked] = useState<string>();
  const [byHand, setByHand] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by result and picture alone.
  useEffect(() => {
    if (byHand || pictureKey === undefined) return;
    if (nobody) {
      setLooked(pictureKey);
      onInk();
    } else if (looked !== undefined && looked !== pictureKey) {
      setLooked(undefined);
      onAnother();
    }
  }, [pictureKey, nobody, byHand]);
  return [pictureKey !== undefined && looked === pictureKey && !byHand, () => setByHand(true)];
}
