/** Code for documents with equations. */
import { equationOf } from '../read/equations';

export const equations = { equationOf };

export type Equations = typeof equations;
