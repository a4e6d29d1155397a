import { useEffect, useState } from 'react';

type Looked = {
  /** The picture that is open, by its key. */
  of: string | undefined;
  /** A person was looked for, and nothing was found. */
  nobody: boolean;
  onInk: () => void;
  /** Another picture was opened: a person is looked for in it. */
  onAnother: () => void;
};

/**
 * Looks for ink in a picture without a person, unless the visitor has said what to keep.
 *
 * @returns whether it did in this picture, and what is told when the visitor chooses
 */
export function useInkInstead({
  of,
  nobody,
  onInk,
  onAnother,
}: Looked): [instead: boolean, chosen: () => void] {
  const [looked, look] = useState<string>();
  const [byHand, choose] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when nobody was found in the picture, or it is another.
  useEffect(() => {
    if (byHand || of === undefined) return;
    if (nobody) {
      look(of);
      onInk();
    } else if (looked !== undefined && looked !== of) {
      look(undefined);
      onAnother();
    }
  }, [of, nobody, byHand]);
  return [of !== undefined && looked === of && !byHand, () => choose(true)];
}
