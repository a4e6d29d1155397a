import { tolerateForeignChanges } from './lib/foreign-changes';
import { keepFields } from './lib/kept-fields';

// Next runs this file before React takes over the page's HTML.
keepFields();
tolerateForeignChanges();
