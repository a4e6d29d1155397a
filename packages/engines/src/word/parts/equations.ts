/** Code that is loaded only for documents with equations. */
import { equationOfField } from '../read/eq-field';
import { equationOf } from '../read/equations';

export const equations = { equationOf, equationOfField };

export type Equations = typeof equations;
