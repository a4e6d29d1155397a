import { answerPolicy } from '../../lib/headers';
import type { HeaderRoute } from './routes';

/** Headers with the same value on every response. */
export function constantHeaders(headers: readonly HeaderRoute[]): { key: string; value: string }[] {
  const allHeaders = headers.flatMap((route) => route.headers);
  return headers
    .filter((route) => !route.has && new RegExp(route.regex).test('/api/contacts'))
    .flatMap((route) => route.headers)
    .filter(({ key }) => allHeaders.filter((other) => other.key === key).length === 1);
}

/** Headers that nginx adds to the endpoint's responses, which already have the other headers. */
export function endpointHeaders(headers: readonly HeaderRoute[]): string[] {
  const varyingHere = varyingHeaders(headers).filter(({ entries }) =>
    entries.some(({ pattern }) => new RegExp(pattern).test('/api/contacts')),
  );
  return [...constantHeaders(headers).map(({ key }) => key), ...varyingHere.map(({ name }) => name)];
}

export type VaryingHeader = {
  name: string;
  variable: string;
  entries: { pattern: string; value: string }[];
  /** Value without a matching entry, such as for an address with doubled slashes. */
  otherwise: string;
};

/** The only header that endpoints set and pages do not: nginx adds it to responses without it. */
export const policyHeader = 'Content-Security-Policy';

/** Headers with a value per address, last matching rule first. */
export function varyingHeaders(headers: readonly HeaderRoute[]): VaryingHeader[] {
  const everywhere = new Set(constantHeaders(headers).map(({ key }) => key));
  const names = new Set(headers.flatMap((route) => route.headers.map(({ key }) => key)));
  return [...names]
    .filter((name) => !everywhere.has(name))
    .map((name) => ({
      name,
      variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
      entries: [...headers].reverse().flatMap((route) => {
        const header = route.headers.find(({ key }) => key === name);
        return header ? [{ pattern: withQuery(route), value: header.value }] : [];
      }),
      otherwise:
        headers
          .filter(({ source }) => source === '/:path*')
          .flatMap((route) => route.headers)
          .find(({ key }) => key === name)?.value ?? (name === policyHeader ? answerPolicy : ''),
    }));
}

/** A rule's expression for path and query together. */
function withQuery({ regex, has = [], missing }: HeaderRoute): string {
  const [condition, ...otherConditions] = has;
  const isSupported = !condition || (condition.type === 'query' && condition.value === undefined);
  if (!isSupported || otherConditions.length > 0 || missing || !regex.endsWith('$')) {
    throw new Error(`${regex}: a header rule with conditions that are not known here`);
  }
  return regex.slice(0, -1) + (condition ? `\\?(?:.*&)?${condition.key}(?:[=&].*)?$` : '(?:\\?.*)?$');
}
