import { site } from '@/content/site';
import { siteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Security contact (RFC 9116). A test warns before the expiry date. */
export function GET(): Response {
  const text = [
    `Contact: mailto:${site.email}`,
    `Contact: ${new URL('/contact', siteUrl()).href}`,
    `Expires: ${site.securityContactExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl()).href}`,
  ].join('\n');
  return new Response(`${text}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
