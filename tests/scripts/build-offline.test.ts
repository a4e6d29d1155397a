import { expect, test } from 'vitest';
import { withoutNetwork } from '@/scripts/test/build-offline';

const run = (program: string) => withoutNetwork(['--input-type=module', '--eval', program], 'ignore');

test('withoutNetwork refuses each connection to another machine, and reports the host', async () => {
  const program = `
    const refused = await fetch('https://fonts.example/face').catch(({ cause }) => cause.code);
    const { get } = await import('node:http');
    const second = await new Promise((resolve) => get('http://192.0.2.1/').on('error', ({ code }) => resolve(code)));
    process.exitCode = refused === 'ENETUNREACH' && second === 'ENETUNREACH' ? 0 : 1;`;
  expect(await run(program)).toEqual({ code: 0, requested: ['fonts.example', '192.0.2.1'] });
});

test('withoutNetwork refuses connections of a child process too, and allows those to the own machine', async () => {
  const program = `
    const { createServer } = await import('node:http');
    const { spawnSync } = await import('node:child_process');
    const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const answer = await fetch('http://127.0.0.1:' + server.address().port).then((response) => response.text());
    spawnSync(process.execPath, ['--eval', "fetch('http://child.example').catch(() => 0)"]);
    process.exit(answer === 'here' ? 0 : 1);`;
  expect(await run(program)).toEqual({ code: 0, requested: ['child.example'] });
});
