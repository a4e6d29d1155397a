import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/sentences';
import { useBrought } from '../engine/use-brought';
import { usePaperEngines } from '../engine/use-paper-engines';
import { usePapers } from '../engine/use-papers';
import { useSaving } from '../engine/use-saving';
import { refocus } from '../engine/use-tray';
import { useVoice } from '../engine/use-voice';
import { Bar, Bench, FoilBody, FoilFoot } from '../parts/bench';
import { Working } from '../parts/progress';
import type { ToolProps } from '../tool';
import { ScreenerFile } from './screener-file';
import { ScreenerList } from './screener-list';
import { ScreenerPaper } from './screener-paper';
import { useScreening } from './use-screening';

/** Document Screener: a paper with its gaps marked, and a list in which each is settled. */
export function Screener({ words, files, announce, onUnsaved, ...bench }: ToolProps<'screener'>) {
  const frame = useMemo(() => ({ ...bench.frame, ...words.own }), [bench.frame, words]);
  const { engines, fetched } = usePaperEngines(bench.engines);
  const chosen = usePapers(engines, files, { rules: true });
  const [opened, open] = useState<string>();
  const [cancelled, setCancelled] = useState<File>();
  const usable = chosen.papers.filter(({ state }) => state !== 'refused');
  const paper = usable.find(({ key }) => key === opened) ?? usable[0];
  const screened = useScreening(engines.text, paper);
  const { work, screening, settled } = screened;
  const [current, setCurrent] = useState(0);
  const tray = useRef<HTMLDivElement>(null);
  const bring = useBrought(tray);
  useVoice({ frame, job: work.job, files, announce, onUnsaved, reads: true });

  const changed = Object.keys(settled).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a result comes or goes.
  useEffect(() => {
    refocus(tray.current);
    setCurrent(0);
    if (screening) {
      const { length: count } = screening.findings;
      announce(count > 0 ? say(words.points, { count }) : words.none);
    }
  }, [screening, work.job.state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled points are lost unless saved.
  useEffect(() => onUnsaved(changed), [changed, work.job.state]);

  const saving = useSaving((file) => {
    announce(say(frame.saved, { file }));
    onUnsaved(false);
  }, screening);
  const reading = paper?.state === 'reading';
  const working = work.job.state === 'working';
  function cancel() {
    if (working) return work.cancel();
    if (!paper) return;
    setCancelled(paper.file);
    chosen.remove(paper.key);
    announce(frame.cancelled);
  }
  const job = working ? work.job : ({ state: 'working', progress: chosen.progress } as const);
  return (
    <Bench
      {...bench}
      frame={frame}
      step={screening ? (screening.findings.length > 0 ? 3 : 4) : paper ? 2 : 1}
      done={saving.made !== undefined}
      empty={!paper}
      before={{ title: words.before, text: words.beforeText }}
      unsaved={changed}
      tray={
        <div ref={tray} className="flex flex-1 flex-col">
          <ScreenerFile
            {...{ frame, words, chosen, usable, paper, screened, onOpen: open }}
            cancelled={cancelled}
            onAgain={(file) => {
              setCancelled(undefined);
              bench.onFiles([file]);
            }}
            accept={bench.accept}
            onFiles={bench.onFiles}
            current={current}
            onCurrent={setCurrent}
          >
            {(look) =>
              screening && paper?.info ? (
                <ScreenerPaper
                  {...{ frame, words, screening, settled, look, current }}
                  paper={{ ...paper, info: paper.info }}
                  pdf={engines.pdf}
                  onCurrent={setCurrent}
                />
              ) : null
            }
          </ScreenerFile>
        </div>
      }
      foil={
        reading || working ? (
          <Working
            {...{ frame, fetched }}
            title={words.reading}
            work={{ job, cancel, wait: work.wait }}
            count={0}
          />
        ) : screening && paper ? (
          <ScreenerList
            {...{ frame, words, engines, paper, screening, screened, current, announce }}
            next={bench.next}
            onCurrent={setCurrent}
            onBring={bring}
            saving={saving}
          />
        ) : (
          <>
            <Bar foil title={words.before} />
            <FoilBody>
              <p className="text-sm">{words.beforeText}</p>
            </FoilBody>
            {screened.info ? (
              <FoilFoot>
                <Button className="w-full" onClick={screened.screen}>
                  {words.again}
                </Button>
              </FoilFoot>
            ) : null}
          </>
        )
      }
    />
  );
}
