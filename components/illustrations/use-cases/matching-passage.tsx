import { Mark, Sheet } from '@/components/drawings/sheet';
import { Passage, TwoSheets } from '@/components/drawings/sheet-blocks';

/** A passage of a thesis and the same words in the survey they come from. */
export function MatchingPassage() {
  return (
    <TwoSheets second="over">
      <Sheet title="Tanks of a dry taluk" note="page 63" fold="small">
        <Passage>
          In years of little rain <Mark source={1}>the tanks above the village held water until March</Mark>,
          and the lower fields were watered from them.
        </Passage>
      </Sheet>
      <Sheet title="District survey, 1986" note="source 1" tone="sky" fold="none">
        <Passage>
          It is recorded that <Mark>the tanks above the village held water until March</Mark>.
        </Passage>
      </Sheet>
    </TwoSheets>
  );
}
