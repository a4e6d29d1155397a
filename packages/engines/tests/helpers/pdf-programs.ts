import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isInstalled } from './programs';

/** Runs a program on a PDF; `FILE` among its arguments is replaced by the PDF. @returns what it printed */
export function run(pdf: Uint8Array, program: string, args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, pdf);
    const fileArgs = args.map((arg) => arg.replace('FILE', file));
    return execFileSync(program, fileArgs, {
      encoding: 'latin1',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks the file that each input line names: prints the exit code, and writes qpdf's output to `<file>.said`. */
const checkEach = 'while read -r file; do qpdf --check "$file" >"$file.said" 2>&1; echo $?; done';

/**
 * A function that returns the exit code of qpdf's check of a file. One shell runs qpdf for all files: starting a program
 * from this large process takes longer than the check. The shell ends with this process.
 */
function startChecker(): (file: string) => Promise<string> {
  const shell = spawn('sh', ['-c', checkEach], { stdio: ['pipe', 'pipe', 'ignore'] });
  const pending: ((code: string) => void)[] = [];
  createInterface(shell.stdout).on('line', (code) => pending.shift()?.(code));
  // A test must not wait for a shell that has ended, and the shell must not keep the process alive.
  shell.once('exit', () => {
    for (const resolve of pending.splice(0)) resolve('the shell that runs qpdf has ended');
  });
  for (const handle of [shell, shell.stdin, shell.stdout] as { unref?: () => void }[]) handle.unref?.();
  return (file) =>
    new Promise((resolve) => {
      pending.push(resolve);
      shell.stdin.write(`${file}\n`);
    });
}

const qpdf = isInstalled('qpdf');
let check: ReturnType<typeof startChecker> | undefined;

/** @throws when qpdf, where it is installed, finds a fault in the PDF */
export async function requireSound(pdf: Uint8Array): Promise<void> {
  if (!qpdf) return;
  check ??= startChecker();
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, pdf);
    const code = await check(file);
    if (code !== '0') throw new Error(`qpdf --check: ${code}\n${readFileSync(`${file}.said`, 'latin1')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Text that pdftotext extracts from a PDF, as a visitor would copy it. @param options further options of pdftotext */
export const copiedText = (pdf: Uint8Array, ...options: string[]): string =>
  Buffer.from(run(pdf, 'pdftotext', [...options, '-enc', 'UTF-8', 'FILE', '-']), 'latin1').toString('utf8');
