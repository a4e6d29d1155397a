import { filePayload } from 'engines/testing/file-payload';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { ledger, offerLetter } from '@/tests/helpers/office-files';
import {
  alerts,
  dismiss,
  expectAlert,
  expectEnabled,
  messagesOf,
  namedButton,
  takesMessage,
  toolShell,
} from '@/tests/helpers/page-tool';
import { stateChecker } from '@/tests/helpers/states';
import { choose, downloadButton, drop, goTo, pdf, saveBy } from '@/tests/helpers/tool-files';

/** Tests what Word to PDF and Excel to PDF have in common. */

const tools = [
  {
    slug: 'word-to-pdf',
    messages: messagesOf('word-to-pdf'),
    // Word to PDF makes two PDFs of two files; Excel to PDF takes one workbook at a time.
    makeTwo: formatMessage(messagesOf('word-to-pdf').several.button, { count: 2 }),
    doneWithTwo: formatMessage(sharedMessages.copies, { count: 2 }),
    file: offerLetter,
    ending: 'docx',
    part: 'word/document.xml',
  },
  {
    slug: 'excel-to-pdf',
    messages: messagesOf('excel-to-pdf'),
    makeTwo: messagesOf('excel-to-pdf').button,
    doneWithTwo: sharedMessages.copyTitle,
    file: ledger,
    ending: 'xlsx',
    part: 'xl/workbook.xml',
  },
];
const oldOffice = '\xd0\xcf\x11\xe0';

for (const { slug, messages, makeTwo, doneWithTwo, file, ending, part } of tools) {
  const oldFile = filePayload(`old.${ending.slice(0, 3)}`, `${oldOffice} old`);

  test(
    `${slug}: files that the tool cannot read are reported by name, and a readable one can then be dropped`,
    full,
    async ({ page }) => {
      const empty = filePayload(`empty.${ending}`, '');
      const broken = filePayload(`broken.${ending}`, `PK\x03\x04 ${part}`);
      const locked = filePayload(
        `locked.${ending}`,
        `${oldOffice}${'EncryptedPackage'.replace(/./g, '$&\0')}`,
      );
      const print = await pdf('print.pdf', { pages: ['one'] });
      await goTo(page, slug);
      await drop(page, [empty, broken, oldFile, locked, print]);
      await expectAlert(page, sharedMessages.faults.empty.title, empty);
      await expectAlert(page, sharedMessages.faults.damaged.title, broken);
      await expectAlert(page, sharedMessages.faults.kind.title, oldFile, sharedMessages.kinds['old-office']);
      await expectAlert(page, messages.own.ofKind['old-office'], oldFile);
      // No password is asked for: the file holds nothing that one could open.
      await expectAlert(page, sharedMessages.faults.encrypted.title, locked);
      await expectAlert(page, sharedMessages.faults.kind.title, print, sharedMessages.kinds.pdf);
      await expect(page.getByText(takesMessage)).toBeVisible();
      await expect(namedButton(page, messages.button)).toHaveCount(0);
      await dismiss(page, 5);
      await drop(page, [file(`second.${ending}`)]);
      await expectEnabled(namedButton(page, messages.button));
      const pages = toolShell(page).getByRole('list', { name: messages.pages });
      await expect(pages.getByRole('listitem')).toHaveCount(2);
      await namedButton(page, messages.button).click();
      expect((await saveBy(page, downloadButton(page, 'second.pdf'))).bytes.length).toBeGreaterThan(1000);
    },
  );

  test(`${slug}: every state is accessible and fits 320 px`, full, async ({ page }) => {
    const checkState = await stateChecker(page);
    await choose(page, slug, file(`${'a-very-long-name-of-a-file-'.repeat(4)}.${ending}`));
    await expectEnabled(namedButton(page, messages.button));
    await checkState('pages');
    await drop(page, [oldFile, file(`another.${ending}`)]);
    await expect(alerts(page)).toHaveCount(1);
    await checkState('troubles');
    await expectEnabled(namedButton(page, makeTwo));
    await namedButton(page, makeTwo).click();
    await expect(page.getByRole('heading', { name: doneWithTwo })).toBeVisible();
    await checkState('done');
  });
}
