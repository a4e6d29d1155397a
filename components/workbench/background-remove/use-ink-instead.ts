import { useEffect, useState } from 'react';

type Options = {
  /** Key of the open picture. */
  pictureKey: string | undefined;
  /** Person mode found nobody, and the visitor has painted nothing. */
  foundNobody: boolean;
  onInk: () => void;
  /** Another picture was opened: switches back to person mode. */
  onAnother: () => void;
};

/**
 * Applies ink mode to a picture without a person, unless the visitor has chosen a mode.
 *
 * @returns whether ink mode was applied, and a function to call when the visitor chooses a mode
 */
export function useInkInstead({
  pictureKey,
  foundNobody,
  onInk,
  onAnother,
}: Options): [inkInstead: boolean, onModeChosen: () => void] {
  const [appliedTo, setAppliedTo] = useState<string>();
  const [hasChosenMode, setHasChosenMode] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another result or picture.
  useEffect(() => {
    if (hasChosenMode || pictureKey === undefined) return;
    if (foundNobody) {
      setAppliedTo(pictureKey);
      onInk();
    } else if (appliedTo !== undefined && appliedTo !== pictureKey) {
      setAppliedTo(undefined);
      onAnother();
    }
  }, [pictureKey, foundNobody, hasChosenMode]);
  return [
    pictureKey !== undefined && appliedTo === pictureKey && !hasChosenMode,
    () => setHasChosenMode(true),
  ];
}
