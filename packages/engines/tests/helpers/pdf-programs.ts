import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './programs';

/** Runs a program on a PDF; `FILE` among its arguments is replaced by the PDF. @returns what it printed */
export function run(pdf: Uint8Array, program: string, args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, pdf);
    const given = args.map((arg) => arg.replace('FILE', file));
    return execFileSync(program, given, {
      encoding: 'latin1',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const qpdf = isInstalled('qpdf');

/** @throws when qpdf, where it is installed, finds a fault in the PDF */
export function requireSound(pdf: Uint8Array): void {
  if (qpdf) run(pdf, 'qpdf', ['--check', 'FILE']);
}

/** Text of a PDF by pdftotext, with these of its options: what a reader copies. */
export const copiedText = (pdf: Uint8Array, ...options: string[]): string =>
  Buffer.from(run(pdf, 'pdftotext', [...options, '-enc', 'UTF-8', 'FILE', '-']), 'latin1').toString('utf8');
