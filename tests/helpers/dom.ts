import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { replaceResults } from './engine-answers';

/** Test files share a window, which a test may have navigated. */
(window as Window & { happyDOM?: { setURL: (url: string) => void } }).happyDOM?.setURL(
  'http://localhost:3000/',
);

// What an earlier file left on the page would be in the tab order.
document.body.replaceChildren();

// Test files share modules, too: answers that a test gave for the engines do not carry over.
replaceResults(undefined);

/** An element that happy-dom does not know, but every supported browser does. */
const unknownToHappyDom = /^The tag <search> is unrecognized in this browser\./;

/** React only logs an error for a hydration mismatch, a missing key or an update outside of act. Here it fails the test. */
const reports: string[] = [];
console.error = (...args: unknown[]) => {
  const report = format(...args);
  if (!unknownToHappyDom.test(report)) reports.push(report);
};

afterEach(() => {
  cleanup();
  expect(reports.splice(0), 'errors on the console').toEqual([]);
});
