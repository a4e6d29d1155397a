import { useState } from 'react';
import { wide } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { OnePdf } from '../documents/one-pdf';
import { PageControls } from '../documents/page-controls';
import type { Zoom } from '../documents/page-zoom';
import { PrintAllPagesNote } from '../documents/print-all-pages-note';
import { toneOf } from '../shell/paper-colours';
import { blobOf } from '../shell/save';
import { SavedReport } from '../shell/saved-report';
import { useShell } from '../shell/shell-context';
import { Notice } from '../shell/tool-shell';
import { useDeviceWording } from '../shell/use-device-wording';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { PlacedList } from './placed-list';
import { SignOptions } from './sign-options';
import { SignPage } from './sign-page';
import { type Signing, useSigning } from './use-signing';

/** Colour of a signed copy: that of the first copy in the AI PDF Editor. */
const copyTone = toneOf(0);

/** Sign PDF: a signature, initials, a name, a date or a place on the pages of a PDF. */
export function Sign() {
  const shared = useSharedMessages();
  const messages = useMessages('sign');
  const { unsaved } = useShell();
  const signing = useSigning();
  const [isEnlarged, setEnlarged] = useState(false);
  const [zoom, setZoom] = useState<Zoom>('width');
  const { tool, pages, number, size, saving, visible, stamps, forbidden } = signing;
  const { engine, pdf } = tool;
  const { made } = saving;
  const file = made?.outcome.files[0];
  const facts = made?.outcome.facts ?? [];
  // The list above the facts names the stamps and their pages, so `signed` repeats it only if they differ.
  const reportedFacts = facts.filter(
    ({ fact, lost, count }) => fact !== 'signed' || lost || count !== visible.length,
  );
  const working = saving.runner.job.state === 'working';
  /**
   * On a wide window, with the page beside it, the form for making a signature folds as soon as the visitor works on
   * the page.
   */
  function foldIfWide() {
    if (visible.length > 0 && matchMedia?.(wide).matches) signing.setMaking(false);
  }
  // A signature is on the page as soon as it is made. Until the visitor has moved it, it follows the mouse, and a hint says so.
  const [settled, setSettled] = useState<readonly number[]>([]);
  const settle = (...ids: number[]) => setSettled((before) => [...before, ...ids]);
  function change(...[id, to]: Parameters<typeof stamps.change>) {
    stamps.change(id, to);
    settle(id);
  }
  const offered = working || forbidden || made ? undefined : offeredOn(signing, settled);
  const hint = useDeviceWording(stamps.chosen?.page === number ? messages.drag : messages.click);
  function choose(id: number | undefined) {
    stamps.choose(id);
    foldIfWide();
  }
  return (
    <OnePdf
      {...{ tool }}
      jobTitle={messages.making}
      shell={{
        completedSteps: [
          visible.length > 0 || signing.inks.signature !== undefined,
          made !== undefined || visible.length > 0,
          made !== undefined && saving.saved !== undefined,
        ],
        done: made !== undefined,
        unsaved,
        copyTone: made && copyTone,
      }}
      end={
        <PageControls
          {...{ messages }}
          page={number}
          total={pages}
          onPage={signing.goTo}
          enlarging={pages > 0 ? { messages, isEnlarged, onEnlarge: setEnlarged } : undefined}
          zooming={pages > 0 ? { zoom, size, onZoom: setZoom, fits: 'width' } : undefined}
        />
      }
      copied={file && { tone: copyTone }}
      {...(file && {
        title: file.name,
        note: `${formatMessage(shared.pages, { count: pages })} · ${sizeOf(file)}`,
      })}
      optionsPanel={
        <div data-steady="pad" className="contents">
          {made && saving.saved ? (
            <SavedReport
              {...{ saving }}
              finished={{ ...made, outcome: { ...made.outcome, facts: reportedFacts } }}
              back={messages.change}
              kept={[messages.untouched]}
            >
              <PlacedList {...{ signing }} />
            </SavedReport>
          ) : (
            <SignOptions {...{ signing }} />
          )}
        </div>
      }
    >
      {pages > 1 ? <PrintAllPagesNote /> : null}
      {made ? null : <Protected signing={signing} />}
      {file ? (
        <SignPage
          {...{ number, size, isEnlarged, zoom }}
          label={formatMessage(shared.documentView.page, { page: number })}
          drawing={`${file.name} ${number} ${made?.seconds}`}
          draw={(width) =>
            engine.run('drawPage', {
              source: { key: `signed/${pdf?.key}/${made?.seconds}`, name: file.name, blob: blobOf(file) },
              page: number,
              width,
            })
          }
          stamps={{ ...stamps, stamps: [], chosen: undefined }}
          signed={visible.find(({ page }) => page === number)}
          colour={signing.colour}
          inks={signing.inks}
          isCopy
          copyTone={copyTone}
        />
      ) : (
        <SignPage
          {...{ number, size, isEnlarged, zoom }}
          stamps={{ ...stamps, choose, change }}
          label={formatMessage(shared.documentView.page, { page: number })}
          drawing={`${pdf?.key} ${number}`}
          draw={(width) => tool.draw(number, 0, width)}
          colour={signing.colour}
          inks={signing.inks}
          isLow={signing.isMaking}
          {...{ offered }}
          hint={offered && hint}
          onPlace={
            working || forbidden
              ? undefined
              : (x, y) => {
                  const { chosen } = stamps;
                  if (chosen?.page === number) change(chosen.id, { x, y });
                  else settle(...signing.put(signing.kind, { x, y }));
                  foldIfWide();
                }
          }
        />
      )}
    </OnePdf>
  );
}

/** What a click on the page places: the chosen stamp, until the visitor has placed it, or else one that is not on the page. */
function offeredOn({ stamps, number, kind, inks, heightOf }: Signing, settled: readonly number[]) {
  const { chosen } = stamps;
  if (chosen?.page === number) return settled.includes(chosen.id) || !inks[chosen.kind] ? undefined : chosen;
  const isOn = stamps.stamps.some((stamp) => stamp.kind === kind && stamp.page === number);
  return isOn || !inks[kind] ? undefined : { kind, height: heightOf(kind) };
}

const sizeOf = (file: Parameters<typeof blobOf>[0]) => fileSize(blobOf(file).size);

/** Restrictions or signature requests of this file, shown before anything is done. */
function Protected({ signing: { messages, protection, forbidden, number } }: { signing: Signing }) {
  if (!protection) return null;
  if (forbidden) return <Notice refused {...messages.forbidden[forbidden]} />;
  const fields = protection.fields.filter(({ page }) => page === number).length;
  return (
    <>
      {protection.signatures > 0 ? (
        <Notice
          title={formatMessage(messages.digitalSignatures.title, { count: protection.signatures })}
          text={messages.digitalSignatures.text}
        />
      ) : null}
      {fields > 0 ? <Notice title={messages.fields.title} text={messages.fields.text} /> : null}
    </>
  );
}
