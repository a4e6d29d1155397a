import { contact } from '@/content/contact';
import { pages } from '@/content/registry/pages';
import { fill } from '@/lib/fill';
import { trialOrigin } from '@/lib/routes';

/** The trial that the first page with a matching path asks for: its name in the link, and its line in the mail. */
export function trialFrom(address: RegExp): { trial: string; about: string } {
  const page = pages.find(({ path }) => address.test(path));
  if (!page) throw new Error(`The site has no page ${address}.`);
  const { subject, from } = contact.trial;
  return { trial: trialOrigin(page.path), about: `${subject}, ${fill(from, { page: page.label })}` };
}
