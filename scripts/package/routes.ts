/** The parts of Next's address manifests that a web server needs. */

export type HeaderRoute = {
  source: string;
  regex: string;
  has?: { type: string; key: string; value?: string }[];
  missing?: unknown[];
  headers: { key: string; value: string }[];
};

export type RedirectRoute = {
  source: string;
  destination: string;
  statusCode: number;
  regex: string;
  has?: unknown[];
  missing?: unknown[];
};

export type RewriteRoute = { source: string; destination: string; regex: string };

export type RoutesManifest = {
  redirects: RedirectRoute[];
  headers: HeaderRoute[];
  rewrites: { beforeFiles: RewriteRoute[]; afterFiles: unknown[]; fallback: unknown[] };
};

/** Names of a source's parameters, in the order of its regex's groups: `/:name(a|b):n(\\d+)` → name, n. */
function parameters(source: string): string[] {
  return [...source.matchAll(/(?<!\?):([A-Za-z]\w*)/g)].map(([, name]) => name as string);
}

/**
 * A destination with its parameters as numbered captures of the source's regex: `/feature:n([1-9]\\d*)page` →
 * `/feature$2page`.
 *
 * @throws for a parameter missing in the source, or a regex with other groups
 */
export function withCaptures({ source, destination, regex }: RewriteRoute): string {
  const names = parameters(source);
  const groups = new RegExp(`${regex}|`).exec('')?.length ?? 0;
  if (groups - 1 !== names.length) throw new Error(`${source}: groups of the regex are not its parameters`);
  return destination.replace(/:([A-Za-z]\w*)(\([^)]*\))?[*+?]?/g, (_, name: string) => {
    if (!names.includes(name))
      throw new Error(`${source}: the destination names :${name}, the source does not`);
    return `$${names.indexOf(name) + 1}`;
  });
}

/** Inner route of a public address: `/feature2page` → `/features/2`. */
export function innerRoute(path: string, rewrites: readonly RewriteRoute[]): string {
  const rewrite = rewrites.find(({ regex }) => new RegExp(regex).test(path));
  return rewrite ? path.replace(new RegExp(rewrite.regex), withCaptures(rewrite)) : path;
}
