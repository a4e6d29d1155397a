import { HtmlValidate } from 'html-validate';
import { expect, pages, test } from '@/tests/helpers/e2e';

/** The standard's own rules; style rules of the tool's recommended set are not ours. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // Written by React: `autofocus=""`, `async=""` and void elements closed the XML way are valid HTML.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // Titles hold the site's name; their length has its own test.
    'long-title': 'off',
    // Every file comes from the site's own origin.
    'require-sri': 'off',
  },
});

for (const { path } of [...pages, { path: '/nothing-here' }]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(messages).toEqual([]);
  });
}
