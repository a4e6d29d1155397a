import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copiedText, run } from '../tests/helpers/pdf-programs';

/** What the measurements of the engines share. */

/** Runs a task. @returns its result, and its CPU seconds: wall time is useless on a busy machine */
export async function work<T>(task: () => T | Promise<T>): Promise<{ result: T; seconds: number }> {
  const before = process.cpuUsage();
  const result = await task();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}

/** Text of a PDF by pdftotext with these options; empty if it cannot read the PDF. */
export function textIn(pdf: Uint8Array, options: () => string[] = () => []): string {
  try {
    return copiedText(pdf, ...options());
  } catch {
    return '';
  }
}

/** Options that make pdftotext omit text outside of the first page's crop box. */
export function insideCropBox(pdf: Uint8Array): string[] {
  const boxes = run(pdf, 'pdfinfo', ['-box', 'FILE']);
  const box = (name: string) =>
    (boxes.match(new RegExp(`^${name}:(.*)$`, 'm'))?.[1] ?? '').trim().split(/\s+/).map(Number);
  const [[left = 0, , , top = 0], [x = 0, y = 0, right = 0, cropTop = 0]] = [box('MediaBox'), box('CropBox')];
  const sides = { x: x - left, y: top - cropTop, W: right - x, H: cropTop - y };
  return Object.entries(sides).flatMap(([name, value]) => [`-${name}`, `${Math.round(value)}`]);
}

/** LibreOffice’s PDFs of office files, by file name. */
export function officePrints(files: Iterable<readonly [string, Uint8Array]>): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'prints-'));
  const sources = [...files].map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes);
    return name;
  });
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...sources], {
    cwd: folder,
    stdio: 'ignore',
  });
  const prints = new Map<string, Uint8Array>();
  for (const name of sources) {
    const print = join(folder, name.replace(/\w+$/, 'pdf'));
    if (existsSync(print)) prints.set(name, new Uint8Array(readFileSync(print)));
  }
  rmSync(folder, { recursive: true });
  return prints;
}
