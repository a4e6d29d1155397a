import { describe, expect, test } from 'vitest';
import { endpointMessages } from '@/app/api/contacts/messages';
import { prefillTexts } from '@/app/contact/choices';
import { prefill } from '@/components/contact/prefill';
import { registry } from '@/content';
import { answers, answerTopics } from '@/content/answers';
import { claims } from '@/content/claims';
import { contact } from '@/content/contact';
import { pricing } from '@/content/pricing';
import { readContext } from '@/lib/contact/context';
import { checkAnswers } from '@/lib/content-checks';
import type { AnswerLine } from '@/lib/schema/answers';

const lines = answers.groups.flatMap((group) => group.lines);
const unansweredLines = lines.flatMap((line) => ('unanswered' in line ? [line] : []));

const sheetOf = (line: AnswerLine) => ({ groups: [{ id: 'a', title: 'A', text: 'A', lines: [line] }] });
const answered = {
  id: 'a',
  question: 'How is a file stored?',
  topic: 'Storage',
  short: 'In the cloud',
  answer: `In ${claims.storage.text}, so that it can be found.`,
};

describe('an answer', () => {
  test('that names the claims it quotes is accepted', () => {
    expect(() =>
      checkAnswers('content/x.ts', sheetOf({ ...answered, claims: ['storage'] }), claims),
    ).not.toThrow();
  });

  test.each([
    ['a claim that content/claims.ts does not have', 'storege', 'which content/claims.ts does not have.'],
    ['a claim that it does not quote', 'encryption', 'which the answer does not quote.'],
  ])('with %s is refused', (_, name, reported) => {
    expect(() => checkAnswers('content/x.ts', sheetOf({ ...answered, claims: [name] }), claims)).toThrow(
      reported,
    );
  });
});

describe.each(unansweredLines)('the unanswered question “$question”', ({ id, question, unanswered }) => {
  const context = readContext(`topic=${id}`, endpointMessages.context);

  test('links to the form, which contains the question and says what it is about', () => {
    const filled = prefill(context, prefillTexts(pricing, contact, registry.pages));
    expect(filled?.message).toContain(question);
    expect(filled?.subject.strong).toBe(unanswered.about);
  });

  test('gives the mail its subject', () => {
    expect(answerTopics[id as keyof typeof answerTopics].subject).toBe(unanswered.subject);
  });
});
