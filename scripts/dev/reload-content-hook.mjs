/**
 * Module hook for scripts/dev/reload-content.ts: adds the current version to the URL of content modules, so that Node
 * reloads changed ones. The port delivers the versions. JavaScript, because Node runs hooks in a thread without the
 * TypeScript loader.
 */

let versions = new Map();

export function initialize({ port }) {
  port.on('message', (update) => {
    versions = update;
    port.postMessage('received');
  });
}

export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const version = resolved.url.includes('?') ? undefined : versions.get(resolved.url);
  return version ? { ...resolved, url: `${resolved.url}?version=${version}` } : resolved;
}
