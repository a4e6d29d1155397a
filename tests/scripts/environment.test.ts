import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineEndings } from '@/scripts/check';
import { inRoot } from '@/scripts/lib/paths';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Output and exit status of need-node.cjs with this version of Node. */
function runNeedNode(version: string) {
  const fakeVersion = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const code = `${fakeVersion} require(${JSON.stringify(inRoot('scripts/need-node.cjs'))});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test.each(Object.entries(scripts))('npm run %s checks the version of Node first', (_, command) => {
  expect(command).toMatch(/^node -r \.\/scripts\/need-node\.cjs --import tsx /);
});

test.each(['16.20.2', '18.20.4', '20.18.3'])(
  'Node %s is refused with one line that names the version needed',
  (version) => {
    const { status, output } = runNeedNode(version);
    expect(status).toBe(1);
    expect(output).toMatch(
      new RegExp(`^Node 20\\.19 or newer is needed, and this is ${version}\\.[^\\n]+\\n$`),
    );
  },
);

test.each(['20.19.0', '22.0.0', '24.11.1'])('Node %s is accepted without output', (version) => {
  expect(runNeedNode(version)).toEqual({ status: 0, output: '' });
});

test('without node_modules, one line says how to install the packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-packages-'));
  cpSync(inRoot('scripts/need-node.cjs'), join(folder, 'need-node.cjs'));
  const args = ['-r', './need-node.cjs', '--import', 'tsx', 'anything.ts'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The packages that this needs are not installed\. Run: npm ci\n$/);
});

test('.gitattributes asks for LF line endings in every checkout', () => {
  expect(readFileSync(inRoot('.gitattributes'), 'utf8')).toContain('* text=auto eol=lf');
});

test.each([
  ['Windows', '{\r\n}\r\n', 'crlf'],
  ['other systems', '{\n}\n', 'lf'],
])('npm run check expects the line endings of %s where package.json has them', (_, text, lineEnding) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-line-ends-'));
  writeFileSync(join(folder, 'package.json'), text);
  expect(lineEndings(folder)).toBe(lineEnding);
  rmSync(folder, { recursive: true });
});
