import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FoldingOptions } from '@/components/workbench/shell/folding-options';
import { sharedMessages } from '@/content/workbench';
import { showTool } from '@/tests/helpers/shown-tool';

function Panel({ openLabel }: { openLabel?: string }) {
  const [open, onOpen] = useState(false);
  return (
    <FoldingOptions
      title="Line 4"
      {...{ open, onOpen, openLabel }}
      footer={<button type="button">Preview</button>}
    >
      <textarea aria-label="Text" />
      <button type="button" onClick={() => onOpen(false)}>
        Mark all
      </button>
    </FoldingOptions>
  );
}

const buttonNamed = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  // As on a phone, where the button of the sheet is visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});

test('the button of the sheet says whether the options are open, and refers to them', async () => {
  showTool('ai-pdf-editor', Panel, []);
  const button = buttonNamed(sharedMessages.sheet.open);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button);
  const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(body?.contains(screen.getByLabelText('Text'))).toBe(true);
  expect(button.closest('[data-sheet]')?.getAttribute('data-sheet')).toBe('open');
});

test('a button with its own label opens the sheet, focuses the text field, and keeps the label', async () => {
  showTool('ai-pdf-editor', () => <Panel openLabel="Edit text" />, []);
  await userEvent.click(buttonNamed('Edit text'));
  expect(document.activeElement).toBe(screen.getByLabelText('Text'));
  expect(buttonNamed('Edit text').getAttribute('aria-expanded')).toBe('true');
});

test('when an action or Escape folds the sheet, the focus moves to the button of the sheet', async () => {
  showTool('ai-pdf-editor', Panel, []);
  const button = buttonNamed(sharedMessages.sheet.open);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});
