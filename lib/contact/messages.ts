import type { Contact } from '../schema/contact';
import type { ContactEndpoint } from '../schema/contact-endpoint';
import type { ContextMessages } from './context';

export type Link = { label: string; href: string };

/** All texts of the endpoint, passed in from content. */
export type EndpointMessages = ContactEndpoint & {
  /** Texts of the form, repeated on the page of a failed post. */
  form: Pick<
    Contact['form'],
    'fullName' | 'email' | 'message' | 'submit' | 'errorPrefix' | 'alert' | 'failed' | 'checks'
  >;
  /** Texts for the context of a message. */
  context: ContextMessages;
  /** Product name, public mail address, and the links of the site's header and footer. */
  site: {
    name: string;
    email: string;
    mainMenu: string;
    navigation: readonly Link[];
    links: readonly Link[];
  };
};
