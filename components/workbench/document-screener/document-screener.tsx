import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/sentences';
import { usePaperEngines } from '../documents/use-paper-engines';
import { usePapers } from '../documents/use-papers';
import { useScrollToPlace } from '../documents/use-scroll-to-place';
import { refocus } from '../shell/pane-focus';
import { Working } from '../shell/progress';
import { useShell } from '../shell/shell-context';
import { OptionsBody, OptionsFooter, PaneHeader, ToolShell } from '../shell/tool-shell';
import { useAnnouncer } from '../shell/use-announcer';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { useSaving } from '../shell/use-saving';
import { ScreenerFile } from './screener-file';
import { ScreenerList } from './screener-list';
import { ScreenerPaper } from './screener-paper';
import { useScreening } from './use-screening';

/** Document Screener: a paper with its gaps marked, and a list in which each is settled. */
export function DocumentScreener() {
  const { files, announce, onFiles, onUnsaved } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('document-screener');

  const { engines, fetched } = usePaperEngines();
  const chosen = usePapers(engines, files, { rules: true });
  const [opened, setOpened] = useState<string>();
  const [cancelled, setCancelled] = useState<File>();
  const usable = chosen.papers.filter(({ state }) => state !== 'refused');
  const paper = usable.find(({ key }) => key === opened) ?? usable[0];
  const screened = useScreening(engines.text, paper);
  const { runner, screening, settled } = screened;
  const [current, setCurrent] = useState(0);
  const documentPane = useRef<HTMLDivElement>(null);
  const scrollTo = useScrollToPlace(documentPane);
  useAnnouncer(runner.job, { reads: true });

  const changed = Object.keys(settled).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a result comes or goes.
  useEffect(() => {
    refocus(documentPane.current);
    setCurrent(0);
    if (screening) {
      const { length: count } = screening.findings;
      announce(count > 0 ? say(messages.points, { count }) : messages.none);
    }
  }, [screening, runner.job.state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: settled points are lost unless saved.
  useEffect(() => onUnsaved(changed), [changed, runner.job.state]);

  const saving = useSaving((file) => {
    announce(say(shared.saved, { file }));
    onUnsaved(false);
  }, screening);
  const reading = paper?.state === 'reading';
  const working = runner.job.state === 'working';
  function cancel() {
    if (working) return runner.cancel();
    if (!paper) return;
    setCancelled(paper.file);
    chosen.remove(paper.key);
    announce(shared.cancelled);
  }
  const job = working ? runner.job : ({ state: 'working', progress: chosen.progress } as const);
  return (
    <ToolShell
      step={screening ? (screening.findings.length > 0 ? 3 : 4) : paper ? 2 : 1}
      done={saving.made !== undefined}
      empty={!paper}
      before={{ title: messages.before, text: messages.beforeText }}
      unsaved={changed}
      documentPane={
        <div ref={documentPane} className="flex flex-1 flex-col">
          <ScreenerFile
            {...{ chosen, usable, paper, screened, onOpen: setOpened }}
            cancelled={cancelled}
            onAgain={(file) => {
              setCancelled(undefined);
              onFiles([file]);
            }}
            current={current}
            onCurrent={setCurrent}
          >
            {(look) =>
              screening && paper?.info ? (
                <ScreenerPaper
                  {...{ screening, settled, look, current }}
                  paper={{ ...paper, info: paper.info }}
                  pdf={engines.pdf}
                  onCurrent={setCurrent}
                />
              ) : null
            }
          </ScreenerFile>
        </div>
      }
      optionsPanel={
        reading || working ? (
          <Working
            {...{ fetched }}
            title={messages.reading}
            runner={{ job, cancel, wait: runner.wait }}
            count={0}
          />
        ) : screening && paper ? (
          <ScreenerList
            {...{ engines, paper, screening, screened, current }}
            onCurrent={setCurrent}
            onShowPlace={scrollTo}
            saving={saving}
          />
        ) : (
          <>
            <PaneHeader optionsPanel title={messages.before} />
            <OptionsBody>
              <p className="text-sm">{messages.beforeText}</p>
            </OptionsBody>
            {screened.info ? (
              <OptionsFooter>
                <Button className="w-full" onClick={screened.screen}>
                  {messages.again}
                </Button>
              </OptionsFooter>
            ) : null}
          </>
        )
      }
    />
  );
}
