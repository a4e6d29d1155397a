import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ImageToPdf } from '@/components/workbench/image-to-pdf/image-to-pdf';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { enginesHere } from '@/tests/helpers/in-process-engines';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('image-to-pdf');
const user = userEvent.setup();

replaceResults((name) =>
  name === 'inspect'
    ? Promise.resolve({ kind: 'jpeg', width: 100, height: 140, pages: 1, unchanged: true, lossy: false })
    : undefined,
);

const showPictures = (names: readonly string[]) =>
  showTool(
    'image-to-pdf',
    ImageToPdf,
    names.map((name) => new File([name], name, { type: 'image/jpeg' })),
    { engines: { ...enginesHere, picture: enginesHere.pdf } },
  );
const sortButton = () => screen.queryByRole('button', { name: messages.sort });
const order = () => screen.getAllByText(/^IMG_\d+\.jpg$/).map(({ textContent }) => textContent);

test('a button sorts pictures by name, with numbers by value, and is gone when they are sorted', async () => {
  const { announce } = showPictures(['IMG_10.jpg', 'IMG_9.jpg', 'IMG_2.jpg']);
  await screen.findAllByText(/^IMG_/);
  await user.click(sortButton() as HTMLElement);
  expect(order()).toEqual(['IMG_2.jpg', 'IMG_9.jpg', 'IMG_10.jpg']);
  expect(announce).toHaveBeenCalledWith(messages.sorted);
  expect(sortButton()).toBeNull();
});

test('two pictures have no button that sorts them', async () => {
  showPictures(['IMG_10.jpg', 'IMG_9.jpg']);
  await screen.findAllByText(/^IMG_/);
  expect(sortButton()).toBeNull();
});
