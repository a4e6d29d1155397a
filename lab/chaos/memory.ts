import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export function heap(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
}

export function sockets(): number {
  return process.getActiveResourcesInfo().filter((name) => /TCPSocket|TLSWrap/.test(name)).length;
}
