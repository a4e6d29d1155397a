import type { FrameWords } from '@/lib/schema/workbench';
import benchBars from './bench-bars.module.css';

/** The counterfoil while no file is open: a name or a button would be of nothing. */
export function NotYet({ frame: { copyTitle, notYet } }: { frame: FrameWords }) {
  return (
    <>
      <div className={benchBars.foilBar}>
        <h2>{copyTitle}</h2>
      </div>
      <p className={`text-sm ${benchBars.foilBody}`}>{notYet}</p>
    </>
  );
}
