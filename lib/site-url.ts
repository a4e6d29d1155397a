/**
 * Public origin of the site, from `SITE_URL`: the base of canonical addresses, sitemap and structured data.
 * Read by the build and, for the origin check, at run time.
 *
 * @throws if missing in production or not an http(s) origin
 */
export function siteUrl(value: string | undefined = process.env.SITE_URL): URL {
  if (!value) {
    if (process.env.NODE_ENV === 'production') {
      throw new Error(
        'SITE_URL is not set. Set it to the public address of the site, like SITE_URL=https://www.example.com.',
      );
    }
    return new URL('http://localhost:3000');
  }
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is “${value}”. It must be an origin without a path, like https://www.example.com.`,
    );
  }
  return url;
}
