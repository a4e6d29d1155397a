import { describe, expect, test } from 'vitest';
import { proseMistake } from '@/scripts/lib/prose-mistakes';

describe('proseMistake', () => {
  test.each([
    ['6 out of 5 stars', 'says “6 out of 5”, more than there are.'],
    ['Rated six out of five by schools.', 'says “six out of five”, more'],
    ['It has 7/5 stars.', 'says “7/5”, more'],
    ['We answer 110% of all messages.', 'says “110% of all”, more than all.'],
    ['Send pages 10–2.', 'says “10–2”, which ends before it begins.'],
    ['Insert more text here.', 'still has “Insert more text here” in it. Write what belongs there.'],
    ['Your text goes here', 'still has “text goes here”'],
    ['Description to follow.', 'still has “Description to follow”'],
    ['The screenshot is still missing.', 'still has “screenshot is still missing”'],
    ['Some placeholder text', 'still has “placeholder text”'],
    ['New title', 'still has “New title”'],
    ['Heading 2', 'still has “Heading 2”'],
    ['Prices to be confirmed', 'still has “to be confirmed”'],
    ['Leave it out.Then go on.', 'has no space behind “.”'],
    ['Leave it out. then go on.', 'begins a sentence with a small letter, “then”. Write “Then”'],
    ['Send a image.', 'says “a image”. Write “an image”.'],
    ['A envelope follows.', 'says “A envelope”. Write “An envelope”.'],
    ['Send an PDF.', 'says “an PDF”. Write “a PDF”.'],
    ['An letter follows.', 'says “An letter”. Write “A letter”.'],
    ['Passwords - and files', 'has a hyphen for a dash'],
    ['Passwords ( and files )', 'has a space inside its brackets.'],
    ['Passwords and\\or files', 'has a backslash (\\).'],
    ['What happens next,', 'ends with “,”.'],
    ['Files, folders and', 'ends with “and”.'],
  ])('reports the mistake in: %s', (text, reported) => {
    expect(proseMistake(text, 'text', [])).toContain(reported);
  });

  test.each([
    ['answer', 'Yes, like any other', 'ends without a full stop.'],
    ['label', 'Click here', 'is “Click here”, which does not say where the link leads.'],
    ['alt', 'IMG_2034.jpg', 'is “IMG_2034.jpg”, the name of a file.'],
    ['pictureAlt', 'DSC_0012', 'is “DSC_0012”, the name of a file.'],
  ])('reports the mistake in the field %s: %s', (field, text, reported) => {
    expect(proseMistake(text, field, [])).toContain(reported);
  });
});

test.each([
  '5 out of 5 stars',
  'Text at 200 % from 360 pixels, and zoom to 400 % of its size',
  'Act No. 22 of 2023, pages 40–45, seasons 1999–00 and 2026-11-27',
  'You never enter a password here.',
  'Drop the pictures here',
  'An hour, an honest answer, an NDA, an SVG and an A4 page',
  'A one-page note, a user, a unit, a European file and a USB key',
  'The A and AA rules, and plan A is enough',
  'Names, dates, etc. are read. iPhones, too.',
  'Sold by Acme Inc. and others',
  'See www.example.com/Help.Page for more.',
  'Choose the text, the copy or the title.',
])('reports nothing for: %s', (text) => {
  expect(proseMistake(text, 'text', [])).toBeUndefined();
});

test('a placeholder may ask the visitor for a text', () => {
  expect(proseMistake('Write your text here', 'placeholder', [])).toBeUndefined();
});

test('a name may begin a sentence with a small letter', () => {
  expect(proseMistake('Read it. fold keeps it.', 'text', ['fold'])).toBeUndefined();
  expect(proseMistake('Read it. fold keeps it.', 'text', [])).toContain('Write “Fold”');
});
