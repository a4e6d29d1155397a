import type { Contact } from '../schema/contact';
import type { ContactEndpoint } from '../schema/contact-endpoint';
import type { ContextWords } from './context';

export type Link = { label: string; href: string };

/** All words of the endpoint: content hands them down. */
export type EndpointWords = ContactEndpoint & {
  /** Of the form, which the page of a failed post repeats. */
  form: Pick<
    Contact['form'],
    'fullName' | 'email' | 'message' | 'submit' | 'errorPrefix' | 'alert' | 'failed' | 'checks'
  >;
  /** What a message can be about. */
  context: ContextWords;
  /** Product name, public mail address, and the links of the site's header and footer. */
  site: {
    name: string;
    email: string;
    mainMenu: string;
    navigation: readonly Link[];
    links: readonly Link[];
  };
};
