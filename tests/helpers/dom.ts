import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { answerBy } from './engine-answers';

/** Files share a window, and a test may have led it elsewhere. */
(window as Window & { happyDOM?: { setURL: (url: string) => void } }).happyDOM?.setURL(
  'http://localhost:3000/',
);

// So do they the graph of modules.
answerBy(undefined);

/** happy-dom does not know the element, which every browser of package.json does. */
const ofTheStandIn = /^The tag <search> is unrecognized in this browser\./;

/** React goes on after markup that does not hydrate, a missing key or a change outside of act, and only says so. */
const reports: string[] = [];
console.error = (...args: unknown[]) => {
  const report = format(...args);
  if (!ofTheStandIn.test(report)) reports.push(report);
};

afterEach(() => {
  cleanup();
  expect(reports.splice(0), 'errors on the console').toEqual([]);
});
