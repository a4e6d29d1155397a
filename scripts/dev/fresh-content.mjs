/**
 * Node's hook for scripts/dev/content-anew.ts: adds the current version to imports of content, so that Node reloads changed
 * modules; the versions come in messages.
 * Node runs hooks in a thread that cannot read TypeScript.
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
