import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PageZoom, type Size, type Zoom } from '@/components/workbench/documents/page-zoom';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';

const { zoom: messages } = sharedMessages;

function Zoomed({ size }: { size: Size }) {
  const [zoom, setZoom] = useState<Zoom>('width');
  return <PageZoom {...{ zoom, size }} onZoom={setZoom} fits="width" />;
}

/** What the zoom shows after each press of a button until that is disabled. */
async function stepsOf(name: string): Promise<string[]> {
  const shown: string[] = [];
  const button = () => screen.getByRole('button', { name });
  while (button().getAttribute('aria-disabled') !== 'true' && shown.length < 9) {
    await userEvent.click(button());
    shown.push(screen.getByRole('group').querySelector('[aria-live]')?.textContent ?? '');
  }
  return shown;
}

test.each([
  ['portrait', { width: 595, height: 842 }, [messages.fit], [messages.width, 1.5, 2.25, 3]],
  ['landscape', { width: 842, height: 595 }, [], [1, 1.5, 2]],
] as const)(
  'zooming out from fit-to-width goes on to fit-to-page only if that zoom is smaller (%s page)',
  async (_, size, smaller, larger) => {
    render(
      <InWorkbench>
        <Zoomed size={size} />
      </InWorkbench>,
    );
    expect(await stepsOf(messages.zoomOut)).toEqual(smaller);
    expect(await stepsOf(messages.zoomIn)).toEqual(
      larger.map((step) =>
        typeof step === 'string' ? step : formatMessage(messages.size, { percent: Math.round(100 * step) }),
      ),
    );
  },
);
