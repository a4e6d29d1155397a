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
  const resolved = await next(specifier, context);
  const version = resolved.url.includes('?') ? undefined : versions.get(resolved.url);
  return version ? { ...resolved, url: `${resolved.url}?version=${version}` } : resolved;
}
