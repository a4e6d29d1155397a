import { contentMistakes } from './lib/content-check';
import { fail } from './lib/terminal';

const mistakes = await contentMistakes();
if (mistakes.length > 0) fail(mistakes.join('\n\n'));
console.log('Content: no mistakes found.');
