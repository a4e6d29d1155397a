import { LogoMark } from '@/components/ui/logo';
import type { Link } from '@/lib/schema/common';

export type FooterProps = {
  name: string;
  line: string;
  columns: { quickLinks: string; policies: string; contact: string };
  quickLinks: Link[];
  policies: Link[];
  baseLinks: Link[];
  phone: { label: string; href: string };
  email: { label: string; href: string };
  copyright: string;
  credit: { text: string; agency: string; href: string };
};

const inText = 'inline-flex min-h-6 items-center text-carbon-200 underline hover:text-bond print:text-ink';

export function Footer(props: FooterProps) {
  const { name, line, columns, quickLinks, policies, baseLinks, phone, email, copyright, credit } = props;
  return (
    <footer className="carbon">
      <div className="wrap pt-12 pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-carbon-800 pb-8">
          <span className="flex items-center gap-2.5 text-lg font-bold tracking-[-0.03em] text-ink">
            <LogoMark />
            {name}
          </span>
          <p className="text-muted">{line}</p>
        </div>
        <div className="print:hidden grid gap-x-5 gap-y-9 pt-10 sm:grid-cols-2 md:grid-cols-[1.3fr_1fr_1.1fr] lg:grid-cols-12">
          <div className="sm:max-md:col-span-2 lg:col-span-6">
            <FooterTitle>{columns.quickLinks}</FooterTitle>
            <FooterLinks className="[columns:2_7rem] gap-5" links={quickLinks} />
          </div>
          <div className="lg:col-span-3">
            <FooterTitle>{columns.policies}</FooterTitle>
            <FooterLinks links={policies} />
          </div>
          <div className="lg:col-span-3">
            <FooterTitle>{columns.contact}</FooterTitle>
            <FooterLinks className="wrap-anywhere" links={[phone, email]} />
          </div>
        </div>
        <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-carbon-800 pt-5 text-sm text-muted">
          <p>{copyright}</p>
          <ul className="flex flex-wrap gap-x-5">
            {baseLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={inText}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <p>
            {credit.text}{' '}
            <a href={credit.href} rel="noopener" className={inText}>
              {credit.agency}
            </a>
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="grid *:h-1.5 print:hidden">
        <span className="bg-bond" />
        <span className="bg-mint-300" />
        <span className="bg-rose-300" />
        <span className="bg-sky-300" />
      </div>
    </footer>
  );
}

function FooterTitle({ children }: { children: string }) {
  return <h2 className="mb-3 text-base leading-snug tracking-[-0.01em]">{children}</h2>;
}

const inList =
  'inline-flex min-h-11 items-center text-carbon-200 no-underline hover:text-bond hover:underline md:min-h-9';

function FooterLinks({ links, className }: { links: FooterProps['quickLinks']; className?: string }) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className={inList}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
