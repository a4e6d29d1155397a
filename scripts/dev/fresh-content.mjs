/**
 * Node's hook for scripts/dev/content-checker.ts: modules of content import each other in the versions of the last message.
 * Hooks run where no TypeScript is read.
 */

let versions = new Map();

export function initialize({ port }) {
  port.on('message', (update) => {
    versions = update;
    port.postMessage('known');
  });
}

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  const version = found.url.includes('?') ? undefined : versions.get(found.url);
  return version ? { ...found, url: `${found.url}?version=${version}` } : found;
}
