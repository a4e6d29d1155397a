import { expect, test } from 'vitest';
import { fillFrom, keepFields } from '@/lib/kept-fields';

const page = (html: string) => {
  const body = document.createElement('body');
  body.innerHTML = html;
  return body;
};

test('elements that React left empty get their contents back, even if an extension inserted elements', () => {
  const newPage = page(
    '<header></header><main class="a"><h1></h1><form><input></form></main><footer></footer>',
  );
  fillFrom(
    page(
      '<i></i><header><a href="/">Home</a></header><main class="a"><i></i><h1><font>Contact</font></h1><form><i></i><input></form></main><footer>End</footer>',
    ),
    newPage,
  );
  expect(newPage.innerHTML).toBe(
    '<header><a href="/">Home</a></header><main class="a"><h1><font>Contact</font></h1><form><input></form></main><footer>End</footer>',
  );
});

test('elements that React made itself are not changed', () => {
  const newPage = page('<main><p>3 files</p><textarea></textarea></main>');
  fillFrom(page('<main><p>No file</p><textarea>old</textarea></main>'), newPage);
  expect(newPage.innerHTML).toBe('<main><p>3 files</p><textarea></textarea></main>');
});

test('the focus reaches the field it was moving to even if React rerenders the page meanwhile', async () => {
  const form = '<main><form><input name="email"><textarea name="message"></textarea></form></main>';
  document.body.innerHTML = form;
  const field = (name: string) => document.querySelector<HTMLElement>(`[name=${name}]`) as HTMLElement;
  field('email').focus();
  keepFields();
  const rerender = () => {
    document.body.innerHTML = form;
  };
  document.addEventListener('focusout', rerender, { once: true });
  const focusOut = new FocusEvent('focusout', { bubbles: true, relatedTarget: field('message') });
  field('email').dispatchEvent(focusOut);
  await expect.poll(() => document.activeElement === field('message')).toBe(true);
});
